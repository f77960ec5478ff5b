import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { RangeSlider, type SliderValue } from './RangeSlider';

function Example({ onCommit }: { readonly onCommit: (value: SliderValue) => void }) {
  const [value, setValue] = useState<SliderValue>([10, null]);
  return (
    <fieldset data-testid="group">
      <RangeSlider
        label="Tuition"
        lowest={0}
        highest={100}
        step={10}
        value={value}
        onChange={setValue}
        onCommit={onCommit}
        formatValue={amount => `${amount} USD`}
      />
    </fieldset>
  );
}

describe('RangeSlider', () => {
  // Compiled once, outside the time that a test grants: on a busy machine that takes longer.
  beforeAll(async () => {
    await import('./mui/SliderWidget');
  }, 60_000);

  it('stays a drawing until its group is approached, then has two named thumbs', async () => {
    renderWithProviders(<Example onCommit={() => {}} />, { locale: 'en' });
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();

    fireEvent.focusIn(screen.getByTestId('group'));

    expect(await screen.findByRole('slider', { name: 'Tuition: From' })).toHaveAttribute('aria-valuetext', '10 USD');
    expect(screen.getByRole('slider', { name: 'Tuition: To' })).toHaveAttribute('aria-valuetext', '100 USD');
  });

  it('hands back an open end for a thumb at the end of the scale', async () => {
    const commits: SliderValue[] = [];
    renderWithProviders(<Example onCommit={value => commits.push(value)} />, { locale: 'en' });
    fireEvent.focusIn(screen.getByTestId('group'));
    const from = await screen.findByRole('slider', { name: 'Tuition: From' });

    fireEvent.change(from, { target: { value: '30' } });
    fireEvent.change(from, { target: { value: '0' } });

    expect(commits).toEqual([
      [30, null],
      [null, null],
    ]);
  });
});
