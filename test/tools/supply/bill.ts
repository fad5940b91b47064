import { createHash } from 'node:crypto';

/** What this project changes of a CycloneDX document, and what it looks at. */
export interface Bill {
  serialNumber: string;
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { timestamp: string; readonly component: { name: string } };
  readonly components: readonly { readonly purl?: string; readonly hashes?: readonly unknown[] }[];
}

/** A name-based UUID over the bytes, as RFC 9562 has it for one's own hash (version 8). */
const uuidOf = (text: string): string => {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/**
 * What npm writes, without what differs from one run to the next: the time is the given one, the name that of the
 * package (npm takes that of the folder), and the serial number follows from the content.
 */
export const reproducible = (written: string, at: Date): string => {
  const bill = JSON.parse(written) as Bill;
  bill.metadata.timestamp = at.toISOString();
  bill.metadata.component.name = 'signgate';
  bill.serialNumber = '';
  bill.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bill))}`;
  return `${JSON.stringify(bill, null, 2)}\n`;
};
