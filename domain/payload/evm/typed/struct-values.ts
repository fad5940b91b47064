/** The structures of an encoded type, by name: the members of each as text. */
type Structures<Text extends string> = Text extends `${infer Name}(${infer Members})${infer Rest}`
  ? { readonly [Key in Name]: Members } & Structures<Rest>
  : unknown;

type ValueOf<Type extends string, Known> = Type extends `${infer Item}[]`
  ? readonly ValueOf<Item, Known>[]
  : Type extends keyof Known
    ? Known[Type] extends string
      ? MembersOf<Known[Type], Known>
      : never
    : Type extends 'bool'
      ? boolean
      : Type extends 'address' | 'string' | `bytes${string}`
        ? string
        : bigint;

type MembersOf<Members extends string, Known> = Members extends `${infer Type} ${infer Name},${infer Rest}`
  ? { readonly [Key in Name]: ValueOf<Type, Known> } & MembersOf<Rest, Known>
  : Members extends `${infer Type} ${infer Name}`
    ? { readonly [Key in Name]: ValueOf<Type, Known> }
    : unknown;

/** The message of an encoded type of EIP-712, so that the compiler knows what each row of a table reads. */
export type MessageOf<Encoded extends string> = Encoded extends `${string}(${infer Members})${string}`
  ? MembersOf<Members, Structures<Encoded>>
  : never;
