import type { ReactNode } from 'react';
import { useRetry } from '../../../kernel/graphql/useRetry';
import { Section } from '../../../kernel/ui/Section';
import { ErrorState } from '../../../kernel/ui/StateMessage';

type Props = {
  readonly title: string;
  readonly lead: string;
  /** Says that no price is known. */
  readonly none: string;
  readonly asked: Parameters<typeof useRetry>[0];
  /** Undefined until there is an answer, null when no price is known. */
  readonly children: ReactNode;
};

/** Prices of others: nothing while they are asked for; then the prices, that none is known, or that they could not be loaded. */
export function PricesSection({ title, lead, none, asked, children }: Props) {
  const { error, ...again } = useRetry(asked);
  if (error)
    return (
      <Section title={title}>
        <ErrorState {...again} />
      </Section>
    );
  if (children === undefined) return null;
  if (children === null)
    return (
      <Section title={title}>
        <p>{none}</p>
      </Section>
    );
  return (
    <Section title={title} lead={lead}>
      {children}
    </Section>
  );
}
