import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInWorkspace } from '../../testing/renderInWorkspace';
import { Accordion } from './Accordion';
import { ActionMenu } from './ActionMenu';
import { Button, LinkButton } from './Button';
import { Dialog } from './Dialog';
import { CheckboxField, SelectField, TextField } from './Field';
import { Loading } from './Loading';
import { ErrorNotice, Notice } from './Notice';
import { ProgressBar } from './ProgressBar';
import { Steps } from './Steps';
import { Tabs } from './Tabs';

const user = userEvent.setup();
const draw = (element: Parameters<typeof renderInWorkspace>[0]) => renderInWorkspace(element, { locale: 'en' });

describe('a button', () => {
  it('keeps the focus while it is busy, says so, and does nothing', async () => {
    const onPress = jest.fn();
    function Saving() {
      const [isBusy, setIsBusy] = useState(false);
      const press = () => {
        onPress();
        setIsBusy(true);
      };
      return (
        <Button isBusy={isBusy} onClick={press}>
          Save
        </Button>
      );
    }
    draw(<Saving />);
    const button = screen.getByRole('button', { name: 'Save' });
    await user.click(button);
    await user.click(button);

    expect(onPress).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('is a link in the language of the page when it goes somewhere', () => {
    draw(<LinkButton to="/profile">Profile</LinkButton>);

    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/en/profile');
  });
});

describe('a field', () => {
  it('is named by its label and described by its hint and its error', () => {
    draw(<TextField label="Mark" hint="From 0 to 10" error="Too high" defaultValue="11" />);
    const input = screen.getByRole('textbox', { name: 'Mark' });

    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('From 0 to 10 Too high');
  });

  it('offers choices as the device shows them best', async () => {
    const onChange = jest.fn();
    const options = [
      { value: 'a', label: 'First' },
      { value: 'b', label: 'Second' },
    ];
    draw(<SelectField label="Level" options={options} defaultValue="a" onChange={onChange} />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Second');

    expect(screen.getByRole('combobox')).toHaveDisplayValue('Second');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is ticked by its words', async () => {
    draw(<CheckboxField label="I agree" hint="At any time" />);
    await user.click(screen.getByText('I agree'));

    expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('At any time');
  });
});

describe('a dialog', () => {
  function Opener() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        {isOpen ? (
          <Dialog title="Details" onClose={() => setIsOpen(false)}>
            <p>Content</p>
          </Dialog>
        ) : null}
      </>
    );
  }

  it.each([
    ['Escape', () => user.keyboard('{Escape}')],
    ['its button', () => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['the back button of the browser', async () => act(() => window.dispatchEvent(new PopStateEvent('popstate')))],
  ])('is named by its heading, is closed by %s and gives the focus back', async (_way, close) => {
    draw(<Opener />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const overlay = screen.getByRole('dialog', { name: 'Details' });
    expect(overlay).toHaveTextContent('Content');
    expect(overlay.contains(document.activeElement)).toBe(true);
    await close();

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});

describe('states', () => {
  it('are said while something is loading', () => {
    draw(<Loading shape="rows" count={3} />);

    expect(screen.getByText('Loading…').parentElement).toHaveAttribute('aria-busy', 'true');
  });

  it('are said at once when something failed, with the way to try again', async () => {
    const onRetry = jest.fn();
    draw(<ErrorNotice text="The profile could not be loaded." onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The profile could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('do not interrupt when they only explain', () => {
    draw(<Notice tone="warn">The text has changed.</Notice>);

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('note')).toHaveTextContent('The text has changed.');
  });
});

describe('steps', () => {
  const steps = ['Sent', 'Reviewed', 'Accepted'].map(title => ({ id: title, title, note: `${title} on Monday` }));

  it('are a list that says which one is being done', () => {
    draw(<Steps label="Application" steps={steps} current={1} />);
    const items = within(screen.getByRole('list', { name: 'Application' })).getAllByRole('listitem');

    expect(items.map(item => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(items[2]).toHaveTextContent('Accepted on Monday');
  });

  it('are a plan when none is being done', () => {
    draw(<Steps label="Plan" steps={steps} current={-1} />);

    for (const item of screen.getAllByRole('listitem')) expect(item).not.toHaveAttribute('aria-current');
  });
});

describe('parts that open and shut', () => {
  it('show one panel of several, moved by the arrow keys', async () => {
    draw(
      <Tabs
        label="Kinds"
        items={[
          { id: 'a', label: 'Schools', content: 'All schools' },
          { id: 'b', label: 'Programs', content: 'All programs' },
        ]}
      />,
    );
    expect(screen.getByRole('tabpanel', { name: 'Schools' })).toBeVisible();
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Schools' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');

    expect(screen.getByRole('tabpanel', { name: 'Programs' })).toHaveTextContent('All programs');
    expect(screen.queryByRole('tabpanel', { name: 'Schools' })).not.toBeInTheDocument();
  });

  it('hide an answer until its question is pressed', async () => {
    draw(<Accordion title="How long does it take?">Two weeks</Accordion>);
    expect(screen.getByText('Two weeks')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'How long does it take?' }));

    expect(screen.getByText('Two weeks')).toBeVisible();
  });

  it('take one action of a menu and give the focus back', async () => {
    const onSelect = jest.fn();
    const actions = [
      { id: 'todo', label: 'To do', isSelected: true, onSelect: () => undefined },
      { id: 'done', label: 'Done', onSelect },
    ];
    draw(
      <ActionMenu label="State of the passport" actions={actions}>
        To do
      </ActionMenu>,
    );
    const button = screen.getByRole('button', { name: 'State of the passport' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(screen.getByRole('menu', { name: 'State of the passport' })).getByText('Done'));

    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });
});

describe('small marks', () => {
  it('say how far something has come', () => {
    draw(<ProgressBar label="Papers" value={3} max={7} />);

    expect(screen.getByRole('progressbar', { name: 'Papers' })).toHaveAttribute('value', '3');
  });
});
