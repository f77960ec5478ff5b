import { BAND_CURRENCY, parseBandValue } from '../../../schema/rules/search.limits';
import { useText } from '../../kernel/i18n/useText';
import { BandLinks } from './BandLinks';
import { FigureDisclosure } from './FigureDisclosure';
import { FilterGroup } from './FilterGroup';
import type { RangeProps } from './RangeFields';
import type { SearchFacets_FacetFragment } from './SearchFacets.gql';
import { withChange } from './searchUrl';
import { UnknownBox } from './UnknownFigures';
import type { FigureFieldsState } from './useFigureFields';
import { useFilterLabels } from './useFilterLabels';
import type { CriteriaChange } from './useSearchCriteria';

type Props = RangeProps & {
  readonly options: SearchFacets_FacetFragment['options'];
  readonly startsOpen: boolean;
  readonly figures: FigureFieldsState;
};

/** Common ranges as links with their counts, and numbers of one's own on request. Links for money use one currency. */
export function FilterRange({ options, startsOpen, figures, ...fields }: Props) {
  const t = useText();
  const labels = useFilterLabels();
  const { name, filter, search } = fields;
  const range = search.criteria.ranges[name];
  const bands = options.flatMap(({ value, count }) => {
    const band = parseBandValue(value);
    if (!band || count === 0) return [];
    const change: CriteriaChange = wanted =>
      withChange(wanted, {
        ranges: { ...wanted.ranges, [name]: band },
        ...(filter.unit === 'money' && { currency: BAND_CURRENCY }),
      });
    return [{ value, label: labels.ofRange(name, band, BAND_CURRENCY), count, change }];
  });

  return (
    <FilterGroup title={labels.ofFilter(name)} chosen={range ? 1 : 0} startsOpen={startsOpen}>
      <BandLinks bands={bands} search={search} />
      <FigureDisclosure label={t('search.ownRange')} startsOpen={range !== undefined} figures={figures}>
        {({ RangeFields }) => <RangeFields {...fields} />}
      </FigureDisclosure>
      <UnknownBox name={name} search={search} options={options} />
    </FilterGroup>
  );
}
