/** The service, as providers of tests know it. */
export const CLIENT_ID = 'signgate-desk';
/** Made up, and of no worth. */
export const CLIENT_SECRET = 'a-made-up-secret-of-a-client';
