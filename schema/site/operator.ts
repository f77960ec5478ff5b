/** Who runs the site: settings of the environment (server/kernel/env.ts). Null was not set, and is not shown. */
export type Operator = {
  readonly name: string | null;
  readonly address: string | null;
  /** Certificate to advise on studying abroad, as it is printed. */
  readonly licence: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** Address of the chat on zalo.me. */
  readonly zaloUrl: string | null;
  readonly email: string | null;
};

/** Figures that an operator may publish about itself, in the order in which they are shown. */
export const OPERATOR_FIGURE_IDS = ['PROGRAMS', 'INSTITUTIONS', 'NATIONALITIES', 'SUCCESS_RATE', 'STUDENTS'] as const;

export type OperatorFigures = {
  readonly figures: readonly {
    readonly id: (typeof OPERATOR_FIGURE_IDS)[number];
    readonly value: number;
    /** "Or more." */
    readonly isAtLeast: boolean;
  }[];
  /** Where they are from, in the words of the operator; null for those of the specification. */
  readonly source: string | null;
};
