/** What a judged query says about its right answers: conditions by name, as its line has them. */
export type Rule = Readonly<Record<string, string | undefined>>;
