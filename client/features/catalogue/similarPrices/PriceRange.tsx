import { FactList, FactRow } from '../../../kernel/facts/FactList';
import { MoneyText } from '../../../kernel/facts/MoneyText';
import { VndText } from '../../../kernel/facts/VndText';
import { useText } from '../../../kernel/i18n/useText';
import { AppLink } from '../../../kernel/ui/AppLink';
import type { Bounds, PricedProgram } from './priceBounds';

type Props = {
  readonly bounds: Bounds;
  /** Which programs they are of: the query of the search, without an order. */
  readonly search: Readonly<Record<string, string>>;
};

/** The lowest and the highest of prices, each with its program and its source, and the way to all of them. */
export function PriceRange({ bounds: { lowest, highest, leavesOut }, search }: Props) {
  const t = useText();
  return (
    <>
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
        <AppLink to={`/search-program?${new URLSearchParams({ ...search, sort: 'TUITION_ASC' })}`}>
          {t('similarPrices.all')}
        </AppLink>
      </p>
    </>
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
