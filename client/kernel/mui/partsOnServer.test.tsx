/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { LocaleProvider } from '../i18n/LocaleProvider';
import { catalogueOf } from '../../testing/messages';
import { Accordion } from './Accordion';
import { Button } from './Button';
import { BarsChart } from './charts/BarsChart';
import { RingChart } from './charts/RingChart';
import { createStyleCollector } from './collectStyles';
import { CheckboxField, SelectField, TextField } from './Field';
import { GreetingBand } from './GreetingBand';
import { Loading } from './Loading';
import { MuiProvider } from './MuiProvider';
import { muiControls } from './muiControls';
import { ErrorNotice, Notice } from './Notice';
import { PageHeader } from './PageHeader';
import { Panel } from './Panel';
import { ProgressBar } from './ProgressBar';
import { RadioGroup } from './RadioGroup';
import { Row, Rows } from './Rows';
import { StatusChip } from './StatusChip';
import { Steps } from './Steps';
import { Tabs } from './Tabs';

const options = [{ value: 'a', label: 'First' }] as const;
const chart = {
  name: 'One of two',
  columns: ['What', 'How many'],
  rows: [{ id: 'a', label: 'First', value: 1, text: '1' }],
} as const;
const nothing = () => undefined;

/** Dialogs, drawers, menus and snackbars stand in the page only after a press. */
const parts: Readonly<Record<string, ReactElement>> = {
  Accordion: <Accordion title="Title">Text</Accordion>,
  BarsChart: <BarsChart {...chart} />,
  Button: <Button isBusy>Save</Button>,
  CheckboxField: <CheckboxField label="Agree" defaultChecked />,
  ErrorNotice: <ErrorNotice onRetry={nothing} />,
  GreetingBand: <GreetingBand title="Hello">There</GreetingBand>,
  Loading: <Loading shape="chart" />,
  Notice: <Notice tone="warn">Text</Notice>,
  PageHeader: <PageHeader title="Title">Text</PageHeader>,
  Panel: <Panel title="Title">Text</Panel>,
  ProgressBar: <ProgressBar label="Papers" value={1} max={2} />,
  RadioGroup: <RadioGroup label="Which" options={options} value="a" onChange={nothing} />,
  RingChart: <RingChart {...chart} total="1" unit="school" />,
  Rows: (
    <Rows>
      <Row label="Name">Minh Anh</Row>
    </Rows>
  ),
  SelectField: <SelectField label="Level" options={options} />,
  StatusChip: <StatusChip tone="good" label="Done" />,
  Steps: <Steps label="Way" steps={[{ id: 'a', title: 'First', note: 'Then' }]} current={0} isRowWhenWide />,
  Tabs: <Tabs label="Kinds" items={[{ id: 'a', label: 'First', content: 'Text' }]} />,
  TextArea: <muiControls.TextArea rows={3} />,
  TextField: <TextField label="Mark" error="Too high" />,
};

function drawOnServer(part: ReactElement): { readonly html: string; readonly styles: string } {
  const collector = createStyleCollector('bm9uY2U=');
  const html = renderToString(
    collector.collect(
      <LocaleProvider locale="en" messages={catalogueOf('en')}>
        <MuiProvider>{part}</MuiProvider>
      </LocaleProvider>,
    ),
  );
  return { html, styles: collector.tagsFor(html) };
}

describe('a part in the page that the server makes', () => {
  it.each(Object.entries(parts))(
    '%s writes no style into an attribute, which the content policy would refuse',
    (_name, part) => {
      const { html } = drawOnServer(part);

      expect(html).not.toBe('');
      expect(html.match(/<[^>]* style="[^"]*"/g)).toBeNull();
      expect(html).not.toContain('<style');
    },
  );

  it('brings the styles that it uses, and no others, under the nonce', () => {
    const { styles } = drawOnServer(<Button>Save</Button>);

    expect(styles).toContain('.mui-');
    expect(styles).toContain('var(--motion-fast)');
    expect(drawOnServer(<p>Nothing</p>).styles.length).toBeLessThan(styles.length);
    expect([...styles.matchAll(/<style /g)]).toHaveLength([...styles.matchAll(/nonce="bm9uY2U="/g)].length);
  });
});
