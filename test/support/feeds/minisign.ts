import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A publisher's key: what it prints of it, and how it signs a file as minisign does. */
export const minisignKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const keyId = randomBytes(8);
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return {
    publicKey: Buffer.concat([Buffer.from('Ed'), keyId, raw]).toString('base64'),
    /** `comment`: the trusted one; by default as minisign writes it, at this moment. */
    sign: (
      body: string | Buffer,
      atMs = 1_795_262_400_000,
      comment = `timestamp:${atMs / 1_000}\tfile:list`,
    ): string => {
      const own = sign(null, createHash('blake2b512').update(body).digest(), privateKey);
      const signature = Buffer.concat([Buffer.from('ED'), keyId, own]).toString('base64');
      const global = sign(null, Buffer.concat([own, Buffer.from(comment)]), privateKey).toString('base64');
      return `untrusted comment: made up\n${signature}\ntrusted comment: ${comment}\n${global}\n`;
    },
  };
};
