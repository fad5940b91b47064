// Makes the types of the Python client from the OpenAPI document: a TypedDict for each schema, and a typed `call` for
// each operation. Plain JavaScript for the reason that sdk-types.mjs gives.

const MOST_CHARACTERS = 300;
const NAME = /^[A-Za-z_]\w*$/;
const KEYWORDS = new Set(['and', 'as', 'class', 'def', 'del', 'for', 'from', 'global', 'if', 'import', 'in', 'is']);

const pascal = (text) => text.replace(/(?:^|_|-)(\w)/g, (_, letter) => letter.toUpperCase());
const literal = (values) => `Literal[${values.map((value) => pythonValue(value)).join(', ')}]`;
const pythonValue = (value) =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : value === null ? 'None' : JSON.stringify(value);
const either = (types) => {
  const unique = [...new Set(types)];
  return [...unique.filter((type) => type !== 'None'), ...unique.filter((type) => type === 'None')].join(' | ');
};
/** JSON and Python read such a text alike. */
const documented = (text, indent) =>
  text === undefined
    ? []
    : [`${indent}${JSON.stringify(text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text)}`];

const classOf = (name, { properties, required = [], description }, classes) => {
  const members = Object.entries(properties).map(([member, schema]) => {
    const type = typeOf(schema, name + pascal(member), classes);
    return { member, type: required.includes(member) ? type : `NotRequired[${type}]`, told: schema.description };
  });
  if (members.every(({ member }) => NAME.test(member) && !KEYWORDS.has(member)))
    return [
      `class ${name}(TypedDict):`,
      ...documented(description, '    '),
      ...members.flatMap(({ member, type, told }) => [`    ${member}: ${type}`, ...documented(told, '    ')]),
      ...(members.length === 0 ? ['    pass'] : []),
    ].join('\n');
  // a member that is a word of Python cannot stand in a class
  const rows = members.map(({ member, type }) => `    ${JSON.stringify(member)}: ${JSON.stringify(type)},`);
  return [`${name} = TypedDict(`, `    "${name}",`, '    {', ...rows.map((row) => `    ${row}`), '    },', ')'].join(
    '\n',
  );
};

const typeOf = (schema, name, classes) => {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1);
  if (schema.const !== undefined) return literal([schema.const]);
  if (schema.enum !== undefined) return literal(schema.enum);
  if (schema.anyOf !== undefined)
    return either(schema.anyOf.map((one, place) => typeOf(one, place === 0 ? name : `${name}${place + 1}`, classes)));
  switch (schema.type) {
    case 'string':
      return 'str';
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    case 'null':
      return 'None';
    case 'array':
      return `list[${typeOf(schema.items, `${name}Item`, classes)}]`;
    case 'object':
      return objectOf(schema, name, classes);
    default:
      return 'Any';
  }
};

const objectOf = (schema, name, classes) => {
  const values = Object.values(schema.patternProperties ?? {})[0] ?? schema.additionalProperties;
  if (Object.keys(schema.properties ?? {}).length === 0)
    return typeof values === 'object' ? `dict[str, ${typeOf(values, `${name}Value`, classes)}]` : 'dict[str, Any]';
  classes.set(name, classOf(name, schema, classes));
  return name;
};

const HEAD =
  '"""Made from the OpenAPI document of the service by npm run compile."""\n\nfrom __future__ import annotations\n';

const schemasOf = ({ components: { schemas } }) => {
  const classes = new Map();
  const others = [];
  for (const [name, schema] of Object.entries(schemas)) {
    const type = typeOf(schema, name, classes);
    if (type !== name) others.push(`${name}: TypeAlias = ${type}`);
  }
  const imports = 'from typing import Any, Literal, NotRequired, TypeAlias, TypedDict\n';
  return `${HEAD}\n${imports}\n\n${[...classes.values(), ...others].join('\n\n\n')}\n`;
};

const jsonOf = (content) => content?.['application/json']?.schema?.$ref?.split('/').at(-1) ?? null;
const OPTIONS = 'idempotency_key: str | None = None, timeout: float | None = None';

const overloadOf = ({ operationId, path, operation }) => {
  const body = jsonOf(operation.requestBody?.content);
  const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const answer = either(answers.map(([, { content }]) => `schemas.${jsonOf(content)}`));
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: str`);
  const members = [
    `operation: Literal["${operationId}"]`,
    body === null ? 'body: None = None' : `body: schemas.${body}`,
    'query: Mapping[str, str] | None = None',
    ['*', ...names, OPTIONS].join(', '),
  ];
  const given = ['self', ...members].map((member) => `        ${member},\n`);
  return `    @overload\n    def call(\n${given.join('')}    ) -> ${answer}: ...`;
};

const operationsOf = ({ paths }) => {
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      operationId: operation.operationId,
      method,
      path,
      operation,
    })),
  );
  const rows = all.map(({ operationId, method, path, operation }) => {
    const takesKey = (operation.parameters ?? []).some(({ $ref = '', name = '' }) =>
      /Idempotency-Key$/.test($ref + name),
    );
    return `    "${operationId}": ("${method.toUpperCase()}", "${path}", ${takesKey ? 'True' : 'False'}),`;
  });
  return `${HEAD}
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, overload

if TYPE_CHECKING:
    from . import schemas

OPERATIONS: dict[str, tuple[str, str, bool]] = {
    # method, path, and whether it takes an idempotency key
${rows.join('\n')}
}


class Operations:
    """Every operation of the service, by its operationId."""

${all.map(overloadOf).join('\n\n')}

    def call(
        self,
        operation: str,
        body: Any = None,
        query: Mapping[str, str] | None = None,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        **path: str,
    ) -> Any:
        """Asks any operation: call("readCheck", request_id="req_…")."""
        return self._ask(operation, body, query, idempotency_key, timeout, path)

    def _ask(
        self,
        operation: str,
        body: Any,
        query: Mapping[str, str] | None,
        idempotency_key: str | None,
        timeout: float | None,
        path: Mapping[str, str],
    ) -> Any:
        raise NotImplementedError
`;
};

/** The texts of the generated modules by their names. */
export const pythonModules = (document) => ({
  'schemas.py': schemasOf(document),
  'operations.py': operationsOf(document),
});
