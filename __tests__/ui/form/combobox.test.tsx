import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from '@/components/ui/form/combobox/combobox';

const OPTIONS = ['Apple', 'Berry', 'Cherry'].map((label) => ({ value: label.toLowerCase(), label }));

function Sample({
  onPick,
  options = OPTIONS,
  onSubmit,
}: {
  onPick?: (value: string) => void;
  options?: typeof OPTIONS;
  onSubmit?: () => void;
}) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Combobox
        aria-label="Fruit"
        label="Fruit"
        text={text}
        options={options}
        status={options.length === 0 ? 'Nothing fits' : null}
        onText={setText}
        onPick={({ value }) => onPick?.(value)}
      />
      <button>Send</button>
    </form>
  );
}

const input = () => screen.getByRole('combobox', { name: 'Fruit' });
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('arrows open the list and go through it, round and round', async () => {
  render(<Sample />);
  await userEvent.type(input(), '{Escape}{ArrowDown}');
  expect(input()).toHaveAttribute('aria-expanded', 'true');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Apple');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Cherry');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Berry');
});

test('Enter picks where the keys are, else the first that fits, and does not send the form', async () => {
  const onPick = jest.fn();
  const onSubmit = jest.fn();
  render(<Sample onPick={onPick} onSubmit={onSubmit} />);
  await userEvent.type(input(), '{ArrowDown}{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenLastCalledWith('berry');
  await userEvent.type(input(), 'a{Enter}');
  expect(onPick).toHaveBeenLastCalledWith('apple');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('Escape closes the list alone, and leaving the field closes it too', async () => {
  const onKeyDown = jest.fn();
  render(
    <div onKeyDown={onKeyDown}>
      <Sample />
    </div>,
  );
  await userEvent.type(input(), 'a');
  onKeyDown.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalled();
  await userEvent.keyboard('b');
  expect(screen.getByRole('listbox', { name: 'Fruit' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a pointer picks an option', async () => {
  const onPick = jest.fn();
  render(<Sample onPick={onPick} />);
  await userEvent.click(input());
  await userEvent.click(screen.getByRole('option', { name: 'Cherry' }));
  expect(onPick).toHaveBeenCalledWith('cherry');
});

test('a list without options says why', async () => {
  render(<Sample options={[]} />);
  await userEvent.type(input(), 'x{ArrowDown}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing fits');
});
