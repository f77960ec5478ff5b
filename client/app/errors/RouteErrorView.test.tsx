import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { LocaleProvider } from '../../kernel/i18n/LocaleProvider';
import { NowProvider } from '../../kernel/page/now';
import { notFound } from '../../kernel/page/preload';
import { SiteProvider } from '../../kernel/page/site';
import { catalogueOf } from '../../testing/messages';
import { TEST_NOW } from '../../testing/renderWithProviders';
import { TEST_SITE } from '../../testing/site';
import { markQueryErrors } from './queryErrors';
import { RouteErrorView } from './RouteErrorView';

const refusal = (code: string, retryAfter?: number) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code, retryAfter } }] });

async function fail(error: Error): Promise<null> {
  throw error;
}

function showPage(loader: () => Promise<null>, address = '/', locale: 'vi' | 'en' = 'vi') {
  const routes = [{ path: '*', loader, element: <p>the page</p>, errorElement: <RouteErrorView /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return render(
    <SiteProvider value={TEST_SITE}>
      <NowProvider value={TEST_NOW}>
        <LocaleProvider locale={locale} messages={catalogueOf(locale)}>
          <RouterProvider router={router} />
        </LocaleProvider>
      </NowProvider>
    </SiteProvider>,
  );
}

describe('a page whose query failed', () => {
  it.each([
    [refusal('RATE_LIMITED', 60), 'Bạn thao tác hơi nhanh'],
    [refusal('SERVICE_UNAVAILABLE'), 'Trang đang tạm ngừng'],
    [refusal('INTERNAL_SERVER_ERROR'), 'Lỗi máy chủ'],
    [new TypeError('Failed to fetch'), 'Mất kết nối mạng'],
  ])('says what happened: %s', async (error, title) => {
    showPage(async () => markQueryErrors(fail(error)));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('calls a mistake of ours no lost network', async () => {
    showPage(() => fail(new TypeError('x is undefined')));
    expect(await screen.findByRole('heading', { name: 'Lỗi máy chủ' })).toBeInTheDocument();
  });

  it('is loaded again by itself', async () => {
    let tries = 0;
    showPage(async () => {
      tries += 1;
      // As over a network: the router does not notice a try that ends in the same tick.
      await new Promise(resolve => setTimeout(resolve, 20));
      return tries < 3 ? markQueryErrors(fail(refusal('RATE_LIMITED', 0.01))) : null;
    });
    expect(await screen.findByText('the page')).toBeInTheDocument();
  });
});

describe('an address without a page', () => {
  it.each([
    ['/scholarships/gone', true],
    ['/en/scholarships/gone', true],
    ['/programs/gone', false],
    ['/scholarships', false],
  ])('%s: says that it is a scholarship which is not there: %s', async (address, isScholarship) => {
    showPage(async () => {
      throw notFound();
    }, address);
    expect(await screen.findByText(`Không tìm thấy trang: ${address}`)).toBeInTheDocument();
    expect(screen.queryAllByText('Không tìm thấy học bổng này')).toHaveLength(isScholarship ? 1 : 0);
  });

  it('says it in English in the words of the specification', async () => {
    const loader = async () => {
      throw notFound();
    };
    showPage(loader, '/en/scholarships/gone', 'en');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    expect(screen.getByText('Page not found: /en/scholarships/gone')).toBeInTheDocument();
    expect(screen.getByText('scholarship not found')).toBeInTheDocument();
  });
});
