/** Parts of the pages behind the login, each in its states. */
import { useState } from 'react';
import { Accordion } from '../kernel/mui/Accordion';
import { ActionMenu } from '../kernel/mui/ActionMenu';
import { Button, LinkButton } from '../kernel/mui/Button';
import { BarsChart } from '../kernel/mui/charts/BarsChart';
import { RingChart } from '../kernel/mui/charts/RingChart';
import { Dialog } from '../kernel/mui/Dialog';
import { CheckboxField, SelectField, TextField } from '../kernel/mui/Field';
import { GreetingBand } from '../kernel/mui/GreetingBand';
import { Loading } from '../kernel/mui/Loading';
import { ErrorNotice, Notice } from '../kernel/mui/Notice';
import { PageHeader } from '../kernel/mui/PageHeader';
import { Panel } from '../kernel/mui/Panel';
import { ProgressBar } from '../kernel/mui/ProgressBar';
import { RadioGroup } from '../kernel/mui/RadioGroup';
import { Row, Rows } from '../kernel/mui/Rows';
import { StatusChip } from '../kernel/mui/StatusChip';
import { Steps } from '../kernel/mui/Steps';
import { Tabs } from '../kernel/mui/Tabs';
import type { Example } from './example';
import type { Words } from './samples';

const nothing = () => undefined;
const OPTIONS = [
  { value: 'AU', label: 'Australia' },
  { value: 'CA', label: 'Canada' },
];

function DialogExample({ words }: { readonly words: Words }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.title}</Button>
      {isOpen ? (
        <Dialog title={words.title} onClose={close} actions={<Button onClick={close}>{words.action}</Button>}>
          {words.text}
        </Dialog>
      ) : null}
    </>
  );
}

const rowsOf = ({ first, second, third }: Words) =>
  [first, second, third].map((label, place) => ({ id: label, label, value: place + 1, text: String(place + 1) }));

export const workspaceParts: readonly Example[] = [
  {
    name: 'Button of the workspace',
    draw: ({ action }) => (
      <>
        {(['primary', 'secondary', 'quiet'] as const).map(variant => (
          <p key={variant}>
            <Button variant={variant}>{action}</Button>{' '}
            <Button variant={variant} size="small" isDestructive>
              {action}
            </Button>{' '}
            <Button variant={variant} isBusy>
              {action}
            </Button>{' '}
            <LinkButton variant={variant} to="/profile">
              {action}
            </LinkButton>
          </p>
        ))}
        <ActionMenu label={action} actions={[{ id: 'one', label: action, isSelected: true, onSelect: nothing }]}>
          {action}
        </ActionMenu>
        <ActionMenu label={action} actions={[]} isBusy>
          {action}
        </ActionMenu>
      </>
    ),
  },
  {
    name: 'Field of the workspace',
    draw: ({ label, hint, error, first, second }) => (
      <>
        <TextField label={label} hint={hint} defaultValue="Deakin University" />
        <TextField label={label} error={error} />
        <SelectField label={label} options={OPTIONS} />
        <CheckboxField label={label} hint={hint} defaultChecked />
        <RadioGroup
          label={label}
          options={[
            { value: 'a', label: first },
            { value: 'b', label: second },
          ]}
          value="a"
          onChange={nothing}
        />
      </>
    ),
  },
  {
    name: 'Page header, panel, rows',
    draw: ({ title, lead, text, first, second, action }) => (
      <>
        <GreetingBand title={title} action={<Button>{action}</Button>}>
          {text}
        </GreetingBand>
        <PageHeader title={title} actions={<Button>{action}</Button>}>
          {lead}
        </PageHeader>
        {(['plain', 'accent', 'danger'] as const).map(tone => (
          <Panel key={tone} title={title} lead={lead} tone={tone}>
            <Rows>
              <Row label={first} action={<Button size="small">{action}</Button>}>
                {text}
              </Row>
              <Row label={second}>{text}</Row>
            </Rows>
          </Panel>
        ))}
        <Accordion title={title}>{text}</Accordion>
        <Accordion title={lead} isOpenAtFirst>
          {text}
        </Accordion>
      </>
    ),
  },
  {
    name: 'Notices, loading',
    draw: ({ text, error }) => (
      <>
        {(['info', 'good', 'warn', 'bad'] as const).map(tone => (
          <Notice key={tone} tone={tone}>
            {text}
          </Notice>
        ))}
        <ErrorNotice />
        <ErrorNotice text={error} onRetry={nothing} />
        <ErrorNotice text={error} onRetry={nothing} isRetrying />
        {(['panel', 'rows', 'chart'] as const).map(shape => (
          <Loading key={shape} shape={shape} count={2} />
        ))}
      </>
    ),
  },
  {
    name: 'Progress',
    draw: ({ title, first, second, third, text }) => (
      <>
        {[0, 3, 5].map(value => (
          <ProgressBar key={value} label={`${title} ${value}`} value={value} max={5} />
        ))}
        <Steps
          label={title}
          current={1}
          steps={[
            { id: 'a', title: first, note: text },
            { id: 'b', title: second },
            { id: 'c', title: third },
          ]}
        />
        <Steps
          label={title}
          current={0}
          isRowWhenWide
          steps={[
            { id: 'a', title: first },
            { id: 'b', title: second },
          ]}
        />
        {(['neutral', 'good', 'warn', 'bad', 'current', 'new'] as const).map(tone => (
          <StatusChip key={tone} tone={tone} label={first} />
        ))}
      </>
    ),
  },
  {
    name: 'Tabs of the workspace',
    draw: ({ title, first, second, text }) => (
      <Tabs
        label={title}
        items={[
          { id: 'a', label: first, content: text },
          { id: 'b', label: second, content: title },
        ]}
      />
    ),
  },
  { name: 'Dialog', draw: words => <DialogExample words={words} /> },
  {
    name: 'Charts',
    draw: words => (
      <>
        <BarsChart name={words.title} columns={[words.label, words.unit]} rows={rowsOf(words)} max={5} />
        <RingChart
          name={words.title}
          columns={[words.label, words.unit]}
          rows={rowsOf(words)}
          total="6"
          unit={words.unit}
        />
      </>
    ),
  },
];
