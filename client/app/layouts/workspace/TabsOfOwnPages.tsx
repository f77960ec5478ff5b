import { useLocation } from 'react-router';
import { fromPath } from '../../../../schema/site/locales';
import { useViewer } from '../../../kernel/viewer/viewer';
import { currentTab, links, WorkspaceTabs } from './WorkspaceTabs';

/** The tabs on those of their pages that visitors may open too, the grade book and the saved list: for somebody signed in the row stays where it was. */
export function TabsOfOwnPages() {
  const viewer = useViewer();
  const { path } = fromPath(useLocation().pathname);
  return viewer && currentTab(path, links) >= 0 ? <WorkspaceTabs /> : null;
}
