// Writes the types of the SDK and of the desk from the OpenAPI document. Plain JavaScript for the reason that
// sdk-types.mjs gives.

const NAME = /^[A-Za-z_$][\w$]*$/;
const keyOf = (name) => (NAME.test(name) ? name : JSON.stringify(name));
const either = (types) => [...new Set(types)].join(' | ') || 'never';
/** What ends a comment must not end this one. */
const told = ({ description }) =>
  description === undefined ? '' : `/** ${description.replaceAll('*/', '*\\/').replace(/\s+/g, ' ')} */\n`;

/** A member with a default is there in an answer, and may be left out by none but the one who asks. */
const isRequired = (name, schema, required) => required.includes(name) || schema.default !== undefined;

const objectOf = ({ properties = {}, required = [], additionalProperties, patternProperties = {} }) => {
  const members = Object.entries(properties).map(
    ([name, schema]) =>
      `${told(schema)}readonly ${keyOf(name)}${isRequired(name, schema, required) ? '' : '?'}: ${typeOf(schema)};\n`,
  );
  const others = [...Object.values(patternProperties), additionalProperties].find((one) => typeof one === 'object');
  if (members.length > 0 || others !== undefined)
    return `{\n${members.join('')}${others === undefined ? '' : `readonly [key: string]: ${typeOf(others)};\n`}}`;
  return additionalProperties === false ? 'Record<string, never>' : '{ readonly [key: string]: unknown }';
};

const ofKind = (schema, type) => {
  switch (type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'array':
      return `readonly (${typeOf(schema.items ?? {})})[]`;
    case 'object':
      return objectOf(schema);
    default:
      return 'unknown';
  }
};

const typeOf = (schema) => {
  if (schema.$ref !== undefined) return `components['schemas']['${schema.$ref.split('/').at(-1)}']`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return either(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return either(choices.map((one) => typeOf(one)));
  if (schema.allOf !== undefined) return schema.allOf.map((one) => `(${typeOf(one)})`).join(' & ');
  return either([schema.type].flat().map((type) => ofKind(schema, type)));
};

/** Every schema of the document by its name. */
export const componentsOf = ({ components: { schemas } }) => {
  const members = Object.entries(schemas).map(
    ([name, schema]) => `${told(schema)}${keyOf(name)}: ${typeOf(schema)};\n`,
  );
  return `export interface components {\nschemas: {\n${members.join('')}};\n}\n`;
};

const contentOf = (content) =>
  `{ content: {\n${Object.entries(content ?? {})
    .map(([type, { schema }]) => `readonly ${JSON.stringify(type)}: ${typeOf(schema ?? {})};\n`)
    .join('')}} }`;

const parametersOf = (parameters, place) => {
  const members = parameters.filter((parameter) => parameter.in === place);
  if (members.length === 0) return '';
  const rows = members.map(
    ({ name, required, schema, ...about }) =>
      `${told(about)}readonly ${keyOf(name)}${required ? '' : '?'}: ${typeOf(schema)};\n`,
  );
  return `readonly ${place}${members.some(({ required }) => required) ? '' : '?'}: {\n${rows.join('')}};\n`;
};

/** What each operation takes in path, query and body, and what its successes hold; an error is a class of the SDK. */
export const operationsOf = ({ paths, components }) => {
  const found = ({ $ref, ...parameter }) =>
    $ref === undefined ? parameter : components.parameters[$ref.split('/').at(-1)];
  const rows = Object.values(paths).flatMap((item) =>
    Object.values(item).map(({ operationId, parameters = [], requestBody, responses }) => {
      const all = parameters.map(found);
      const asked = ['path', 'query'].map((place) => parametersOf(all, place)).join('');
      const body = requestBody === undefined ? '' : `readonly requestBody: ${contentOf(requestBody.content)};\n`;
      const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      const successes = answers.map(([status, { content }]) => `readonly ${status}: ${contentOf(content)};\n`);
      const members = `readonly parameters: {\n${asked}};\n${body}readonly responses: {\n${successes.join('')}};\n`;
      return `readonly ${operationId}: {\n${members}};\n`;
    }),
  );
  return `export interface operations {\n${rows.join('')}}\n`;
};
