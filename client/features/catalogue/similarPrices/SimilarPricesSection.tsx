import { awardOf } from '../../../../schema/rules/award.rules';
import { FactList, FactRow } from '../../../kernel/facts/FactList';
import { MoneyText } from '../../../kernel/facts/MoneyText';
import { VndText } from '../../../kernel/facts/VndText';
import { useRetry } from '../../../kernel/graphql/useRetry';
import { useText } from '../../../kernel/i18n/useText';
import { AppLink } from '../../../kernel/ui/AppLink';
import { Section } from '../../../kernel/ui/Section';
import { ErrorState } from '../../../kernel/ui/StateMessage';
import type { ProgramOfPage } from '../ProgramDetail';
import { similarPricesMessages } from './messages';
import { type PricedProgram, priceBounds } from './priceBounds';
import { useSimilarPricesQuery } from './SimilarPrices.gql';

export const texts = [similarPricesMessages];

export type ProgramWithoutPrice = Pick<ProgramOfPage, 'title' | 'award' | 'level' | 'field'> & {
  readonly institution: Pick<ProgramOfPage['institution'], 'destination'>;
};

/** What others with the same degree in the same field and country ask, each with its source: told as theirs, never as the price of this one. */
export function SimilarPricesSection({ program }: { readonly program: ProgramWithoutPrice }) {
  const t = useText();
  const { level, field, institution } = program;
  const award = awardOf(program);
  const { data, ...asked } = useSimilarPricesQuery({
    variables: {
      filter: {
        destinations: [institution.destination],
        fields: [field],
        levels: [level],
        awards: [award],
        // Any that is known.
        tuition: { min: 0 },
      },
    },
  });
  const { error, ...again } = useRetry(asked);
  const country = t(`destination.${institution.destination}`);
  const title = t('similarPrices.title');
  if (error)
    return (
      <Section title={title}>
        <ErrorState {...again} />
      </Section>
    );
  if (!data) return null;
  const bounds = priceBounds({ cheapest: data.cheapest.items, dearest: data.dearest.items });
  if (!bounds)
    return (
      <Section title={title}>
        <p>{t('similarPrices.none', { country })}</p>
      </Section>
    );

  const { lowest, highest, leavesOut } = bounds;
  const search = new URLSearchParams({
    destination: institution.destination,
    level,
    field,
    award,
    sort: 'TUITION_ASC',
  });
  return (
    <Section title={title} lead={t('similarPrices.lead', { count: data.cheapest.pageInfo.total, country })}>
      <FactList>
        {lowest.id === highest.id ? (
          <PriceRow label={t('similarPrices.only')} program={lowest} />
        ) : (
          <>
            <PriceRow label={t('similarPrices.lowest')} program={lowest} />
            <PriceRow label={t('similarPrices.highest')} program={highest} />
          </>
        )}
      </FactList>
      {leavesOut ? <p>{t('similarPrices.oldLeftOut')}</p> : null}
      <p>
        <AppLink to={`/search-program?${search}`}>{t('similarPrices.all')}</AppLink>
      </p>
    </Section>
  );
}

function PriceRow({ label, program }: { readonly label: string; readonly program: PricedProgram }) {
  const { slug, title, institution, firstYearTuition, firstYearTuitionInVnd: vnd } = program;
  return (
    <FactRow label={label} fact={firstYearTuition}>
      {tuition => (
        <>
          <MoneyText money={tuition} /> <VndText vnd={vnd} />
          <br />
          <AppLink to={`/programs/${slug}`}>
            {title} · {institution.name}
          </AppLink>
        </>
      )}
    </FactRow>
  );
}
