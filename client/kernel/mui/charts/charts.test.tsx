import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInWorkspace } from '../../../testing/renderInWorkspace';
import { BarsChart } from './BarsChart';
import { DrawingBoundary } from './DrawingBoundary';
import { RingChart } from './RingChart';

const chart = {
  name: 'Five applications: one sent, four under review',
  columns: ['Step', 'Applications'],
  rows: [
    { id: 'sent', label: 'Sent', value: 1, text: '1' },
    { id: 'review', label: 'Under review', value: 4, text: '4' },
  ],
} as const;

const charts = {
  bars: <BarsChart {...chart} />,
  'a ring': <RingChart {...chart} total="5" unit="applications" />,
};

describe('a chart', () => {
  it.each(Object.entries(charts))('of %s is named by a sentence and can be read as a table', async (_kind, element) => {
    renderInWorkspace(element, { locale: 'en' });
    expect(screen.getByRole('img', { name: chart.name })).toBeVisible();
    await userEvent.click(screen.getByText('View as table'));
    const rows = within(screen.getByRole('table', { name: chart.name })).getAllByRole('row');

    expect(rows.map(row => row.textContent)).toEqual(['StepApplications', 'Sent1', 'Under review4']);
  });

  it('is drawn once the page stands, over labels and values that are text', async () => {
    const { container } = renderInWorkspace(<BarsChart {...chart} />, { locale: 'en' });
    expect(screen.getByRole('img')).toHaveTextContent('SentUnder review14');
    expect(container.querySelector('svg')).toBeNull();

    await waitFor(() => expect(container.querySelector('.barsPlace')).not.toBeNull());
  });

  it('leaves the page as it is when it cannot be drawn', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = (): never => {
      throw new Error('no canvas');
    };
    renderInWorkspace(
      <>
        <p>Beside it</p>
        <DrawingBoundary>
          <Broken />
        </DrawingBoundary>
      </>,
    );

    expect(screen.getByText('Beside it')).toBeVisible();
    report.mockRestore();
  });
});
