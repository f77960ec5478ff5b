import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LocaleProvider } from '../i18n/LocaleProvider';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { catalogueOf } from '../../testing/messages';
import { RangeSlider } from './RangeSlider';
import type { SliderValue } from './useRangeThumbs';

type Props = { readonly start?: SliderValue; readonly onCommit?: (value: SliderValue) => void };

function Example({ start = [10, null], onCommit = () => {} }: Props) {
  const [value, setValue] = useState<SliderValue>(start);
  return (
    <>
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
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const from = () => screen.getByRole('slider', { name: 'Tuition: From' });
const to = () => screen.getByRole('slider', { name: 'Tuition: To' });
const drag = (thumb: HTMLElement, value: number) => fireEvent.input(thumb, { target: { value: String(value) } });
/** What a browser says when a pointer leaves the thumb. */
const letGo = (thumb: HTMLElement) => thumb.dispatchEvent(new Event('change', { bubbles: true }));
const shown = () => screen.getByRole('status').textContent;

describe('RangeSlider', () => {
  it('has two named thumbs that say their values in words', () => {
    renderWithProviders(<Example />, { locale: 'en' });

    expect(from()).toHaveAttribute('aria-valuetext', '10 USD');
    expect(to()).toHaveAttribute('aria-valuetext', '100 USD');
    expect(to()).toHaveValue('100');
  });

  it('changes while a thumb moves and commits once, when it is let go', () => {
    const commits: SliderValue[] = [];
    renderWithProviders(<Example onCommit={value => commits.push(value)} />, { locale: 'en' });
    [20, 30, 40].forEach(value => drag(from(), value));
    expect(shown()).toBe('[40,null]');
    expect(commits).toEqual([]);
    letGo(from());
    letGo(from());

    expect(commits).toEqual([[40, null]]);
  });

  it('commits once for a key that is held, when it is up', async () => {
    const commits: SliderValue[] = [];
    renderWithProviders(<Example onCommit={value => commits.push(value)} />, { locale: 'en' });
    const user = userEvent.setup();
    from().focus();
    await user.keyboard('{ArrowRight>}');
    for (const value of [20, 30, 40]) {
      drag(from(), value);
      letGo(from());
    }
    expect(commits).toEqual([]);
    await user.keyboard('{/ArrowRight}');

    expect(commits).toEqual([[40, null]]);
  });

  it('hands back an open end for a thumb at the end of the scale', () => {
    const commits: SliderValue[] = [];
    renderWithProviders(<Example onCommit={value => commits.push(value)} />, { locale: 'en' });
    drag(from(), 0);
    letGo(from());
    drag(to(), 70);
    letGo(to());
    drag(to(), 100);
    letGo(to());

    expect(commits).toEqual([
      [null, null],
      [null, 70],
      [null, null],
    ]);
  });

  it('lets no thumb pass the other', () => {
    renderWithProviders(<Example start={[20, 60]} />, { locale: 'en' });
    drag(from(), 90);
    expect(shown()).toBe('[60,60]');
    expect(from()).toHaveValue('60');
    drag(to(), 10);
    expect(shown()).toBe('[60,60]');
    drag(from(), 30);
    expect(shown()).toBe('[30,60]');
  });

  it('brings the nearest thumb to a press on the track', () => {
    const commits: SliderValue[] = [];
    const { container } = renderWithProviders(<Example start={[20, 60]} onCommit={value => commits.push(value)} />, {
      locale: 'en',
    });
    const track = container.querySelector('svg');
    if (!track) throw new Error('There is no track');
    track.getBoundingClientRect = () => new DOMRect(100, 0, 200, 44);
    fireEvent.click(track, { clientX: 100 + 200 * 0.08 });
    fireEvent.click(track, { clientX: 100 + 200 * 0.89 });

    expect(commits).toEqual([
      [10, 60],
      [10, 90],
    ]);
  });

  it.each([
    ['keeps what was dragged before the page was taken over', 50, ['[50,null]', [[50, null]]]],
    ['leaves alone an amount between two steps of the scale', 10, ['[14,null]', []]],
  ] as const)('%s', async (_name, dragged, [value, expected]) => {
    const commits: SliderValue[] = [];
    const page = (
      <LocaleProvider locale="en" messages={catalogueOf('en')}>
        <Example start={[14, null]} onCommit={committed => commits.push(committed)} />
      </LocaleProvider>
    );
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(page);
    (from() as HTMLInputElement).value = String(dragged);
    const hydrated = await act(async () => hydrateRoot(root, page));

    expect(shown()).toBe(value);
    expect(commits).toEqual(expected);
    act(() => hydrated.unmount());
    root.remove();
  });
});
