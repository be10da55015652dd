import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useTyped } from './use-typed';
import { useView } from './use-view';

afterEach(cleanup);

function List() {
  const [view, change] = useView(
    (search) => ({ words: search.get('q') ?? '' }),
    ({ words }) => ({ ...(words && { q: words }) }),
  );
  return (
    <>
      <button type="button" onClick={() => change({ words: 'merenda' })}>
        {`busca: ${view.words}`}
      </button>
      <Link to="/tema">tema</Link>
    </>
  );
}

const open = () => {
  let arrive = () => {};
  const fetched = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const page = async () => {
    await fetched;
    return { Component: () => <h1>O tema</h1> };
  };
  const router = createMemoryRouter([
    { path: '/', Component: List },
    { path: '/tema', lazy: page },
  ]);
  render(<RouterProvider router={router} />);
  return { router, arrive };
};

test('what is looked for goes to the address', async () => {
  const { router } = open();
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('busca: merenda')).toBeTruthy();
  expect(router.state.location.search).toBe('?q=merenda');
});

test('a search that is kept while the next page is being fetched does not call anyone back', async () => {
  const { router, arrive } = open();
  fireEvent.click(screen.getByRole('link', { name: 'tema' }));
  fireEvent.click(screen.getByRole('button'));
  arrive();
  expect(await screen.findByRole('heading', { name: 'O tema' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/tema');
});

function Search() {
  const [view, change] = useView(
    (search) => ({ words: search.get('q') ?? '' }),
    ({ words }) => ({ ...(words && { q: words }) }),
  );
  const [text, type] = useTyped(view.words, (words) => change({ words }));
  return (
    <>
      <input aria-label="Busca" value={text} onChange={({ target }) => type(target.value)} />
      <button type="button" onClick={() => change({ words: '' })}>
        limpar
      </button>
    </>
  );
}

test('what was cleared stays cleared, though the address is slow and a word was just typed', async () => {
  const slowly = () => new Promise((resolve) => setTimeout(resolve, 400, null));
  const routes = [{ path: '/', Component: Search, loader: slowly, HydrateFallback: () => null }];
  const router = createMemoryRouter(routes, { initialEntries: ['/?q=cidade'] });
  render(<RouterProvider router={router} />);
  fireEvent.change(await screen.findByLabelText('Busca'), { target: { value: 'nada' } });
  fireEvent.click(screen.getByText('limpar'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(router.state.location.search).toBe('');
  expect(screen.getByLabelText('Busca')).toHaveProperty('value', '');
});
