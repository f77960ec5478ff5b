/** A program of another institution with its first-year tuition in Australian dollars, as the graph answers with it. */
import { named } from './chance';
import { buildFact, buildSource } from './facts';

type Given = {
  readonly slug: string;
  readonly title: string;
  readonly institution: string;
  readonly amount: number;
  readonly asOf: string | null;
  readonly source: { readonly name: string; readonly kind: 'REGISTER' | 'COPY' };
  /** Dong for a dollar; left out, the sum in dong is not known. */
  readonly rate?: number;
};

export const pricedProgram = ({ slug, title, institution, amount, asOf, source, rate }: Given) => ({
  __typename: 'Program',
  id: slug,
  slug,
  title,
  institution: { __typename: 'Institution', id: 'i', name: institution },
  firstYearTuition: {
    __typename: 'MoneyFact',
    amount,
    currency: 'AUD',
    academicYear: null,
    ...buildFact({
      asOf,
      source: named(
        'Source',
        buildSource({ url: 'https://example.org', copy: source.kind === 'COPY' ? 'x' : null, ...source }),
      ),
    }),
  },
  firstYearTuitionInVnd:
    rate === undefined
      ? null
      : { __typename: 'VndAmount', amount: amount * rate, rate, asOf: '2026-11-20', isStale: false },
});
