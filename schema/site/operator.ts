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
