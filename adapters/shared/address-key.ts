/** The key of an address that a vendor names: hex is compared in lower case, base58 in its own letter case. */
export const addressKey = (address: string): string => (/^0x/i.test(address) ? address.toLowerCase() : address);
