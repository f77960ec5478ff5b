import { render } from '@testing-library/react';
import type { ProgramCard_ProgramFragment } from '../cards/ProgramCard.gql';
import type { ProgramFacts_ProgramFragment } from '../cards/ProgramFacts.gql';
import type { ScholarshipCard_ScholarshipFragment } from '../cards/ScholarshipCard.gql';
import type { Masked, MaskedProps } from './masked';

type Props = { readonly program: ProgramFacts_ProgramFragment; readonly why?: string };

/** Its fragment is spread in that of the card. */
function Award(masked: MaskedProps<Props>) {
  const { program, why = '' } = masked as Props;
  return <p>{`${program.award} ${why}`}</p>;
}
const Awards = ({ programs }: { readonly programs: readonly Masked<ProgramFacts_ProgramFragment>[] }) =>
  programs.map((program, place) => <Award key={place} program={program} />);

/** The type check reads the comments: each line below one does not compile, and it fails without the comment. */
function Parent({ program }: { readonly program: ProgramCard_ProgramFragment }) {
  // @ts-expect-error The parent has not asked for the award itself.
  const award: string = program.award;
  return (
    <>
      <Award program={program} why={award} />
      <Awards programs={[program]} />
      {/* @ts-expect-error A part takes nothing in which its own fragment is not spread. */}
      <Award program={{ id: 'p', award }} />
      {/* @ts-expect-error Nor a reference to what another part asks for. */}
      <Award program={{} as Masked<ScholarshipCard_ScholarshipFragment>} />
    </>
  );
}

it('what a child asks for is the data itself at run time, handed on by a parent that cannot read it', () => {
  const program = { title: 'Law', award: 'BACHELOR' } as object as ProgramCard_ProgramFragment;
  const { container } = render(<Parent program={program} />);
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent?.trim())).toEqual([
    'BACHELOR BACHELOR',
    'BACHELOR',
    'BACHELOR',
    'undefined',
  ]);
});
