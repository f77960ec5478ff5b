import { useIntl } from 'react-intl';
import { useText } from '../i18n/useText';
import type { Chance_WholeFragment } from './Chance.gql';
import { type RequirementPart, useShortfall } from './useRequirementLine';

export type Chance = Chance_WholeFragment;

const partsOf = ({ average, english, subjects }: Chance) =>
  [
    ['ENGLISH', english],
    ['AVERAGE', average],
    ['SUBJECTS', subjects],
  ] as const satisfies readonly (readonly [RequirementPart, Chance['average']])[];

/** What keeps a met minimum from being a chance, what the reader can tell first. Subjects are unknown of every program: they are named in their line. */
function unknownOf(chance: Chance): readonly ('ENGLISH' | 'AVERAGE' | 'SELECTIVITY' | 'LEVEL')[] {
  const parts = (['ENGLISH', 'AVERAGE'] as const).filter(
    part => chance[part === 'ENGLISH' ? 'english' : 'average'].outcome !== 'MET',
  );
  return [
    ...parts,
    ...(chance.level.answer === 'DEPENDS' ? (['LEVEL'] as const) : []),
    ...(chance.selectivity.answer === 'UNKNOWN' ? (['SELECTIVITY'] as const) : []),
  ];
}

/** The word of a chance: of what falls short and of what is met it names what. Never a percentage. */
export function useChanceWord() {
  const t = useText();
  const { formatList } = useIntl();
  const shortfall = useShortfall();
  return (chance: Chance): string => {
    const { answer } = chance;
    const ofOutcome = (outcome: 'MET' | 'SHORT') => partsOf(chance).filter(([, line]) => line.outcome === outcome);
    if (answer === 'BELOW_MINIMUM')
      return t('chance.answer.BELOW_MINIMUM', {
        parts: formatList(ofOutcome('SHORT').map(([part, line]) => shortfall(part, line))),
      });
    if (answer === 'MEETS_MINIMUMS')
      return t('chance.answer.MEETS_MINIMUMS', {
        met: formatList(ofOutcome('MET').map(([part]) => t(`chance.part.${part}`))),
        unknown: formatList(unknownOf(chance).map(part => t(`chance.part.${part}`))),
      });
    return t(`chance.answer.${answer}`);
  };
}
