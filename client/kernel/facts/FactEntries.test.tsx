import { screen } from '@testing-library/react';
import { buildFact } from '../../testing/facts';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { handed } from '../../testing/whole';
import { FactEntries, factEntry, plainEntry, UnknownFacts, unknownLabels } from './FactEntries';

const fact = handed(buildFact());

describe('a group of facts', () => {
  it('has a row for each that is known, zero and no included, and one line for the rest', () => {
    const entries = [
      factEntry('Phí nộp hồ sơ', { ...fact, amount: 0 }, ({ amount }) => amount),
      factEntry<typeof fact>('Hạn nộp', null, () => 'never drawn'),
      plainEntry('Bậc học', 'Thạc sĩ'),
      plainEntry('Tên gọi khác', ''),
      plainEntry('DLI', null),
    ];
    renderWithProviders(
      <>
        <FactEntries entries={entries} />
        <UnknownFacts labels={unknownLabels(entries)}>Hỏi trường.</UnknownFacts>
      </>,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Phí nộp hồ sơ', 'Bậc học']);
    expect(document.body).toHaveTextContent('Chưa có thông tin: hạn nộp, tên gọi khác và DLI. Hỏi trường.');
  });

  it('draws nothing where nothing is known, and no line where everything is', () => {
    renderWithProviders(
      <>
        <FactEntries entries={[plainEntry('Level', null)]} />
        <UnknownFacts labels={[]}>Ask.</UnknownFacts>
      </>,
    );
    expect(screen.queryByRole('term')).toBeNull();
    expect(document.body).not.toHaveTextContent('Ask.');
  });
});
