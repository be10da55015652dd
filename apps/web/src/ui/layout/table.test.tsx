import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Column, Table } from './table';

afterEach(cleanup);

type Row = { name: string; grade: number };
const rows: Row[] = [
  { name: 'Ana', grade: 760 },
  { name: 'Davi', grade: 640 },
];
const columns: Column<Row, keyof Row>[] = [
  { key: 'name', title: 'Nome', cell: (row) => row.name, heads: true, sortable: true },
  { key: 'grade', title: 'Nota', cell: (row) => row.grade, align: 'end' },
];

test('a cell that has nothing to say is known, so that a card can leave it out', () => {
  const some = { key: 'grade', title: 'Nota', cell: (row: Row) => (row.grade > 700 ? row.grade : '–') } as const;
  render(<Table caption="Estudantes" columns={[some]} rows={rows} rowKey={(row) => row.name} />);
  expect(screen.getAllByRole('cell').map((cell) => [cell.textContent, cell.hasAttribute('data-empty')])).toEqual([
    ['760', false],
    ['–', true],
  ]);
});

test('a row is named by its head, and only a sortable column sorts', () => {
  const onSort = vi.fn();
  const sort = { key: 'name', direction: 'ascending' } as const;
  render(<Table caption="Estudantes" columns={columns} rows={rows} rowKey={(row) => row.name} sort={sort} onSort={onSort} />);
  expect(screen.getByRole('table', { name: 'Estudantes' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Davi' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Nome' }).getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getByRole('columnheader', { name: 'Nota' }).hasAttribute('aria-sort')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Nome' }));
  expect(onSort).toHaveBeenCalledExactlyOnceWith({ key: 'name', direction: 'descending' });
});
