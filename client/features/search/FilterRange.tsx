import { parseBandValue } from '../../../schema/rules/search.limits';
import { useText } from '../../kernel/i18n/useText';
import { BandCurrency } from './BandCurrency';
import { BandLinks } from './BandLinks';
import { FigureDisclosure } from './FigureDisclosure';
import { FilterGroup } from './FilterGroup';
import { inUnits, unitOf } from './filterMoney';
import type { RangeProps } from './RangeFields';
import type { Facet_OptionsFragment } from './Facet.gql';
import { withChange } from './searchUrl';
import { UnknownBox } from './UnknownFigures';
import type { FigureFieldsState } from './useFigureFields';
import { useFilterLabels } from './useFilterLabels';
import type { CriteriaChange } from './useSearchCriteria';

type Props = RangeProps & {
  readonly options: Facet_OptionsFragment['options'];
  readonly startsOpen: boolean;
  readonly figures: FigureFieldsState;
};

/** Common ranges as links with their counts, and numbers of one's own on request. */
export function FilterRange({ options, startsOpen, figures, ...fields }: Props) {
  const t = useText();
  const labels = useFilterLabels();
  const { name, filter, search } = fields;
  const range = search.criteria.ranges[name];
  const { bandCurrency } = search.money;
  const unit = unitOf(name, bandCurrency);
  const bands = options.flatMap(({ value, count }) => {
    const inMoney = parseBandValue(value);
    if (!inMoney || count === 0) return [];
    const band = inUnits(inMoney, unit);
    const change: CriteriaChange = wanted =>
      withChange(wanted, {
        ranges: { ...wanted.ranges, [name]: band },
        ...(filter.unit === 'money' && { currency: bandCurrency }),
      });
    return [{ value, label: labels.ofRange(name, band, bandCurrency), count, change }];
  });

  return (
    <FilterGroup title={labels.ofFilter(name)} chosen={range ? 1 : 0} startsOpen={startsOpen}>
      {name === 'TUITION' ? <BandCurrency search={search} options={options} /> : null}
      <BandLinks bands={bands} search={search} />
      <FigureDisclosure label={t('search.ownRange')} startsOpen={range !== undefined} figures={figures}>
        {({ RangeFields }) => <RangeFields {...fields} />}
      </FigureDisclosure>
      <UnknownBox name={name} search={search} options={options} />
    </FilterGroup>
  );
}
