/** How a year of living is called: what the visa asks for, or what is published, which in the United States is room and board. */
export const livingKind = (living: { readonly isStandIn: boolean }, destination: string): string =>
  living.isStandIn ? 'VISA' : destination;
