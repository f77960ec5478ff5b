/** How a year of living is called: what the visa asks for, what an American institution publishes for room and board, or what is published elsewhere. */
export const livingKind = (
  living: { readonly isStandIn: boolean },
  destination: string,
): 'VISA' | 'BOARD' | 'PUBLISHED' => {
  if (living.isStandIn) return 'VISA';
  return destination === 'US' ? 'BOARD' : 'PUBLISHED';
};
