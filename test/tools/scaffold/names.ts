const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_NAME_LENGTH = 40;

/** The forms of an adapter's name, for `example-feed`: `Example feed`, `ExampleFeed`, `exampleFeed`. */
export interface Names {
  readonly id: string;
  readonly title: string;
  readonly pascal: string;
  readonly camel: string;
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Throws for a text that is no name for an adapter. */
export const namesOf = (id: string): Names => {
  if (!NAME.test(id) || id.length > MAX_NAME_LENGTH) {
    throw new Error(
      `"${id}" is no name for an adapter: give small letters, digits and single hyphens, such as example-feed, ` +
        `at most ${MAX_NAME_LENGTH} characters`,
    );
  }
  const words = id.split('-');
  const pascal = words.map(capital).join('');
  return { id, title: capital(words.join(' ')), pascal, camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1) };
};
