import { renderWithProviders } from '../../testing/renderWithProviders';
import { MoneyText } from './MoneyText';
import { VndText } from './VndText';

const priceOf = (money: { amount: number; currency: string }, dong: number, locale: 'vi' | 'en') => {
  const { container, unmount } = renderWithProviders(
    <p>
      <MoneyText money={money} />
      <VndText vnd={{ amount: dong }} />
    </p>,
    { locale },
  );
  const text = container.textContent?.replaceAll('\u00a0', ' ');
  unmount();
  return text;
};

describe('a price as a figure', () => {
  it('has no cents, and a blank before what it is in dong', () => {
    const price = { amount: 48_691.68, currency: 'CAD' };
    expect(priceOf(price, 890_000_000, 'vi')).toBe('48.692 CAD khoảng 890 triệu đồng');
    expect(priceOf(price, 890_000_000, 'en')).toBe('CAD 48,692 about VND 890,000,000');
  });

  it('says in words that no tuition is charged', () => {
    expect(priceOf({ amount: 0, currency: 'EUR' }, 0, 'vi')).toBe('Không thu học phí');
    expect(priceOf({ amount: 0, currency: 'EUR' }, 0, 'en')).toBe('No tuition fee');
  });
});
