/**
 * What a part of a page asks for in a fragment of its own, whoever draws the part holds only as a reference: it can be handed on, and not be read. Types alone:
 * at run time a reference is the data.
 *
 *   type Props = { readonly program: ProgramCard_ProgramFragment; readonly why?: string };
 *
 *   export function ProgramCard(masked: MaskedProps<Props>) {
 *     const { program, why = '' } = masked as Props;
 */

/** The generator gives each fragment's type its name, and each place where it is spread the names of what is spread there. */
type NameOf<F> = F extends { readonly ' $fragmentName'?: infer Name extends string } ? Name : never;
type Reference<F> = { readonly ' $fragmentRefs'?: { readonly [Name in NameOf<F>]?: F } };

/** A fragment, or a list of them, as it is handed to the part that reads it. What is no fragment stays as it is. */
export type Masked<T> = T extends readonly (infer Item)[]
  ? readonly Masked<Item>[]
  : ' $fragmentName' extends keyof T
    ? Reference<T>
    : T;

/** The props of a part, each as it is handed to it. */
export type MaskedProps<Props> = { readonly [Name in keyof Props]: Masked<Props[Name]> };

/** A value, which is spread with `@unmask` and can be read wherever it is: client/README.md lists them. */
export type FieldsOf<F> = F extends unknown ? Omit<F, ' $fragmentName'> : never;
