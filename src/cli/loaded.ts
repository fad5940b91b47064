type Action = (...given: never[]) => Promise<void>;

/**
 * The action of a command, loaded when it runs: so a command, its help and the version start without what the others
 * need.
 */
export const loaded =
  <Name extends string>(load: () => Promise<Readonly<Record<NoInfer<Name>, Action>>>, name: Name) =>
  async (...given: readonly unknown[]): Promise<void> =>
    (await load())[name](...(given as never[]));
