import { parseBandValue } from '../../../schema/rules/search.limits';
import { useText } from '../../kernel/i18n/useText';
import { BandLinks } from './BandLinks';
import type { EnglishProps } from './EnglishFields';
import { FigureDisclosure } from './FigureDisclosure';
import { FilterGroup } from './FilterGroup';
import type { Facet_OptionsFragment } from './Facet.gql';
import { withChange } from './searchUrl';
import { UnknownBox } from './UnknownFigures';
import type { FigureFieldsState } from './useFigureFields';
import { useFilterLabels } from './useFilterLabels';
import type { CriteriaChange } from './useSearchCriteria';

type Props = EnglishProps & {
  readonly options: Facet_OptionsFragment['options'];
  readonly startsOpen: boolean;
  readonly figures: FigureFieldsState;
};

/** Keeps the programs whose known minimum the student's score meets: common scores as links, one's own test and score on request. */
export function FilterEnglish({ options, startsOpen, figures, ...fields }: Props) {
  const t = useText();
  const labels = useFilterLabels();
  const { search } = fields;
  const { english: chosen } = search.criteria;
  const bands = options.flatMap(({ value, count }) => {
    const score = parseBandValue(value)?.max;
    if (score === undefined || count === 0) return [];
    const english = { test: 'IELTS' as const, score };
    const change: CriteriaChange = wanted => withChange(wanted, { english });
    return [{ value, label: labels.ofEnglish(english), count, change }];
  });
  return (
    <FilterGroup title={labels.ofFilter('ENGLISH')} chosen={chosen ? 1 : 0} startsOpen={startsOpen}>
      <BandLinks bands={bands} search={search} />
      <FigureDisclosure label={t('search.ownScore')} startsOpen={Boolean(chosen)} figures={figures}>
        {({ EnglishFields }) => <EnglishFields {...fields} />}
      </FigureDisclosure>
      <UnknownBox name="ENGLISH" search={search} options={options} />
    </FilterGroup>
  );
}
