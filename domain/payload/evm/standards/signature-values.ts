/** The value of one type of the ABI as it is decoded; what a fixed array holds is as long as its type says. */
type ValueOf<Type extends string> = Type extends `${infer Item}[]`
  ? readonly ValueOf<Item>[]
  : Type extends `(${infer Members})`
    ? SignatureValuesOf<Members>
    : Type extends `${infer Item}[${number}]`
      ? readonly ValueOf<Item>[]
      : Type extends 'bool'
        ? boolean
        : Type extends 'address' | 'string' | `bytes${string}`
          ? string
          : bigint;

/** The types between commas that stand in no bracket, read letter by letter. */
type Split<
  Text extends string,
  Depth extends readonly unknown[] = [],
  Type extends string = '',
  Done extends readonly string[] = [],
> = Text extends `${infer Letter}${infer Rest}`
  ? Letter extends ','
    ? Depth extends []
      ? Split<Rest, [], '', [...Done, Type]>
      : Split<Rest, Depth, `${Type},`, Done>
    : Letter extends '('
      ? Split<Rest, [...Depth, 0], `${Type}(`, Done>
      : Letter extends ')'
        ? Depth extends [unknown, ...infer Outer]
          ? Split<Rest, Outer, `${Type})`, Done>
          : never
        : Split<Rest, Depth, `${Type}${Letter}`, Done>
  : Type extends ''
    ? Done
    : [...Done, Type];

type Mapped<Types> = { readonly [Index in keyof Types]: Types[Index] extends string ? ValueOf<Types[Index]> : never };

/** Decoded values of a list of types: `address,uint256` gives text and a bigint. */
export type SignatureValuesOf<Types extends string> = Mapped<Split<Types>>;

/** Decoded arguments of a canonical signature, so that the compiler knows what each row of a table reads. */
export type ArgumentsOf<Signature extends string> = Signature extends `${string}(${infer Rest}`
  ? Rest extends `${infer Types})`
    ? SignatureValuesOf<Types>
    : never
  : never;
