/** What a source said cannot be true. The message is for operators: it holds nothing that a vendor sent. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer';

  constructor(why: string) {
    super(`The source's answer is not valid: ${why}`);
  }
}

export const NOT_OF_THE_FORM = 'it is not of the form that the port describes';
