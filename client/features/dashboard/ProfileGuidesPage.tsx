import type { Preload } from '../../kernel/page/preload';
import { GuidesDocument } from './Guides.gql';
import { GuidesView } from './GuidesView';
import { guideVariables, readGuidesPlace } from './guidesUrl';

export const preload: Preload = async ({ query, url }) => {
  await query(GuidesDocument, guideVariables(readGuidesPlace(url.searchParams)));
};

export const Page = () => <GuidesView />;
