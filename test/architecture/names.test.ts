import { expect } from 'chai';
import ts from 'typescript';
import { codeFiles, readPage } from './pages.js';

const SOURCES = /^(?:domain|ports|adapters|src)\/.*\.tsx?$/;
/** What a build makes: the types of the answers, under the same names for the SDK and for the desk. */
const MADE = /\/data\/openapi\.ts$|\.d\.ts$/;

const namesIn = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));

/** The names that a file declares and exports. One that is a value and a type is one name. */
const declaredIn = (file: string): ReadonlySet<string> => {
  const { statements } = ts.createSourceFile(file, readPage(file), ts.ScriptTarget.ESNext, true);
  const exported = statements.filter(
    (one) => ts.canHaveModifiers(one) && ts.getModifiers(one)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  return new Set(
    exported.flatMap((one) => {
      if (ts.isVariableStatement(one)) return one.declarationList.declarations.flatMap(({ name }) => namesIn(name));
      const { name } = one as ts.DeclarationStatement;
      return name !== undefined && ts.isIdentifier(name) ? [name.text] : [];
    }),
  );
};

describe('an exported name', () => {
  it('stands for one thing in the whole project', () => {
    const placesOf = new Map<string, string[]>();
    for (const file of codeFiles().filter((path) => SOURCES.test(path) && !MADE.test(path)))
      for (const name of declaredIn(file)) placesOf.set(name, [...(placesOf.get(name) ?? []), file]);
    expect(placesOf.size).to.be.greaterThan(1_000);
    const shared = [...placesOf].filter(([, places]) => places.length > 1);
    expect(shared.map(([name, places]) => `${name}: ${places.join(', ')}`)).to.deep.equal([]);
  });
});
