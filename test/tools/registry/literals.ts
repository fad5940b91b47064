import ts from 'typescript';

/** One text of a published module, and the names that lead to it: `['MAINNET_ADDRESSES', 'quoterAddress']`. */
export interface Literal {
  readonly path: readonly string[];
  readonly text: string;
}

const nameOf = (name: ts.PropertyName, file: ts.SourceFile): string =>
  ts.isComputedPropertyName(name) ? name.expression.getText(file) : ts.isIdentifier(name) ? name.text : textOf(name);

const textOf = (node: ts.Node): string =>
  ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) ? node.text : node.getText();

/** `x as const`, `Object.freeze(x)`, `new Key(x)`: the texts of x, under the same name. */
const wrapped = (node: ts.Expression): readonly ts.Expression[] | null => {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return [node.expression];
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return node.arguments ?? [];
  return null;
};

const WORD = /^[a-z0-9-]{1,20}$/i;

/** A pair `['Ethereum', x]` is a named member; a list of words, and every other array, has all under its own name. */
const pairName = ({ elements: [first, second] }: ts.ArrayLiteralExpression): string | null =>
  first !== undefined &&
  second !== undefined &&
  ts.isStringLiteralLike(first) &&
  !(ts.isStringLiteralLike(second) && WORD.test(second.text))
    ? first.text
    : null;

/** What stands under a name that the module defined before. */
const literalsUnder = (name: string, path: readonly string[], before: readonly Literal[]): readonly Literal[] =>
  before
    .filter((literal) => literal.path[0] === name)
    .map((literal) => ({ path: [...path, ...literal.path.slice(1)], text: literal.text }));

interface Module {
  readonly file: ts.SourceFile;
  readonly found: Literal[];
}

function* literalsIn(node: ts.Expression, path: readonly string[], module: Module): Generator<Literal> {
  if (ts.isStringLiteralLike(node)) yield { path, text: node.text };
  else if (ts.isNumericLiteral(node)) yield { path, text: node.text };
  else if (ts.isObjectLiteralExpression(node)) {
    for (const member of node.properties) {
      if (ts.isPropertyAssignment(member))
        yield* literalsIn(member.initializer, [...path, nameOf(member.name, module.file)], module);
      else if (ts.isSpreadAssignment(member)) yield* literalsUnder(member.expression.getText(), path, module.found);
    }
  } else if (ts.isArrayLiteralExpression(node)) {
    const name = pairName(node);
    const inside = name === null ? path : [...path, name];
    for (const element of name === null ? node.elements : node.elements.slice(1))
      yield* literalsIn(element, inside, module);
  } else for (const inner of wrapped(node) ?? []) yield* literalsIn(inner, path, module);
}

/**
 * All texts and numbers that a module or a JSON file writes down, in order. The module is read, never run: what a
 * package computes is not seen.
 */
export const literalsOf = (fileName: string, content: string): readonly Literal[] => {
  const file = ts.createSourceFile(
    fileName,
    fileName.endsWith('.json') ? `export default ${content}` : content,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TS,
  );
  const found: Literal[] = [];
  const module = { file, found };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined)
      found.push(...literalsIn(node.initializer, [node.name.getText(file)], module));
    else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      found.push(...literalsIn(node.right, [node.left.getText(file).replace(/^exports\./, '')], module));
    else if (ts.isExportAssignment(node)) found.push(...literalsIn(node.expression, [], module));
    if (!ts.isExpression(node) || ts.isBinaryExpression(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};
