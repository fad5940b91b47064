import ts from 'typescript';

/** A token as a list writes it down. */
export interface TokenRecord {
  readonly chain: string;
  readonly address: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly extensions: Readonly<Record<string, unknown>>;
}

interface ListRow {
  readonly chainId?: number;
  readonly address?: string;
  readonly symbol?: string;
  readonly decimals?: number;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

const recordOf = ({ chainId, address, symbol, decimals, extensions = {} }: ListRow): readonly TokenRecord[] =>
  chainId === undefined || address === undefined || symbol === undefined || decimals === undefined
    ? []
    : [{ chain: String(chainId), address, symbol, decimals, extensions }];

/** As Ledger writes it: `[chain, id, symbol, decimals, name, signature, address, …]`. */
type SignedRow = readonly [string, string, string, number, string, string, string];

const fromSigned = (rows: readonly SignedRow[]): readonly TokenRecord[] =>
  rows.map(([chain, , symbol, decimals, , , address]) => ({ chain, address, symbol, decimals, extensions: {} }));

/** A list by the token list standard, one of Ledger, or a map of the contracts of Ethereum. */
const fromJson = (content: string): readonly TokenRecord[] => {
  const parsed = JSON.parse(content) as unknown;
  if (Array.isArray(parsed)) return fromSigned(parsed as readonly SignedRow[]);
  const list = parsed as { readonly tokens?: readonly ListRow[] };
  if (list.tokens !== undefined) return list.tokens.flatMap(recordOf);
  return Object.entries(list as Readonly<Record<string, ListRow>>).flatMap(([address, row]) =>
    recordOf({ ...row, address, chainId: 1 }),
  );
};

const literal = (node: ts.Node | undefined): string | undefined =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) ? node.text : undefined;

const rowOf = (chain: string, address?: string, decimals?: string, symbol?: string): readonly TokenRecord[] =>
  address === undefined || symbol === undefined || decimals === undefined
    ? []
    : [{ chain: chain.replace(/^.*\./, ''), address, symbol, decimals: Number(decimals), extensions: {} }];

/** `new ERC20Token(ChainId.BSC, '0x…', 18, 'SYM', …)`, and objects with the members of the standard. */
const fromCode = (fileName: string, content: string): readonly TokenRecord[] => {
  const file = ts.createSourceFile(fileName, content, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: TokenRecord[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node)) {
      const [chain, address, decimals, symbol] = node.arguments ?? [];
      if (chain !== undefined)
        found.push(...rowOf(chain.getText(), literal(address), literal(decimals), literal(symbol)));
    } else if (ts.isObjectLiteralExpression(node)) {
      const member = (name: string): ts.Expression | undefined =>
        node.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)
          ?.initializer;
      const [address, decimals, symbol] = ['address', 'decimals', 'symbol'].map((name) => literal(member(name)));
      found.push(...rowOf(member('chainId')?.getText() ?? '', address, decimals, symbol));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** A map of chains to contracts to tokens, each contract on a line of its own. */
const fromMap = (content: string): readonly TokenRecord[] => {
  let chain = '';
  return content.split('\n').flatMap((line) => {
    chain = /^"(\d+)": \{/.exec(line)?.[1] ?? chain;
    const [, address = '', row = ''] = /^"(0x[0-9a-f]{40})": (\{.*\}),?$/.exec(line) ?? [];
    return address === '' ? [] : recordOf({ ...(JSON.parse(row) as ListRow), address, chainId: Number(chain) });
  });
};

/** All tokens that a file of a list names. */
export const tokenRecords = (file: string, content: string): readonly TokenRecord[] => {
  if (file.endsWith('.json')) return fromJson(content);
  return file.endsWith('assetMeta.ts') ? fromMap(content) : fromCode(file, content);
};
