/** A page as the server draws it, over made-up answers of the graph. */
import type { FormattedExecutionResult } from 'graphql';
import type { RenderDeps, RenderOperation } from '../../../../schema/site/renderContract';
import { UNKNOWN_OPERATOR } from '../../../testing/site';
import { render } from '../render';

export const NOW = new Date('2026-11-21T03:00:00Z');

export const homeContent = {
  __typename: 'HomeContent',
  counts: { __typename: 'CatalogueCounts', institutions: 128, programs: 5120, scholarships: 64 },
  destinations: [
    { __typename: 'DestinationCounts', destination: 'CA', institutions: 20, programs: 100, scholarships: 9 },
  ],
  operatorFiguresSource: null,
  operatorFigures: [{ __typename: 'OperatorFigure', id: 'STUDENTS', value: 1_300_000, isAtLeast: true }],
  faq: [],
};
export const reviews = {
  __typename: 'PublishedReviewPage',
  items: [],
  pageInfo: { __typename: 'PageInfo', number: 1, size: 3, pageCount: 0, total: 0 },
};

type Answer = (operation: RenderOperation) => FormattedExecutionResult | Promise<FormattedExecutionResult>;

export const renderAt = async (
  url: string,
  {
    headers = {},
    answer = () => ({ data: { homeContent, reviews } }),
    manifest = null,
    sheet,
    viewer = null,
    isOverLimit = false,
  }: {
    headers?: Record<string, string>;
    answer?: Answer;
    manifest?: RenderDeps['manifest'];
    sheet?: RenderDeps['sheet'];
    viewer?: RenderDeps['viewer'];
    isOverLimit?: boolean;
  } = {},
) => {
  const errors: unknown[] = [];
  const operations: RenderOperation[] = [];
  const result = await render(
    { url, headers },
    {
      execute: async operation => {
        operations.push(operation);
        return answer(operation);
      },
      viewer,
      manifest,
      sheet,
      styleNonce: 'c3R5bGU=',
      publicUrl: 'https://site.example',
      operator: UNKNOWN_OPERATOR,
      now: NOW,
      isOverLimit,
      reportError: error => errors.push(error),
    },
  );
  return { ...result, errors, operations };
};

export const stateIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="page-state"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
