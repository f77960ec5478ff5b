/** What components take as references, written out as the graph answers with it. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Spread<T> = T extends { readonly ' $fragmentRefs'?: infer References }
  ? Whole<Together<NonNullable<References>[keyof NonNullable<References>]>>
  : unknown;

/** All that a fragment or an operation asks for, with what is asked for by the fragments that it spreads. */
export type Whole<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? Whole<Item>[]
    : { readonly [Name in Exclude<keyof T, ' $fragmentRefs' | ' $fragmentName'>]: Whole<T[Name]> } & Spread<T>;

/** Data that every part takes for a reference of its own. */
export type Handed = { readonly ' $fragmentRefs'?: never };

/** Made-up data of any shape, handed to a part as it is. */
export const handed = <Data>(data: Data): Data & Handed => data as Data & Handed;

/** Can be read by the test, and handed to the part whose fragment it is. */
export const whole = <Fragment>(data: Whole<Fragment>): Whole<Fragment> & Handed => handed(data);
