import { expect, type Page, test } from '@playwright/test';
import { COLOURS, expectAccessible } from '../support/axe';
import { comeIn } from '../support/people';
import { comingScreens, landedScreens, publicScreens } from '../support/screens';

const settle = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** Colours that are on their way from one palette to the other are nobody's; a colour that is inherited sets out when its parent arrives. */
const coloursAtRest = (page: Page) =>
  page.evaluate(async () => {
    const changing = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    do {
      await Promise.allSettled(changing().map(({ finished }) => finished));
      await twoFrames();
    } while (changing().length > 0);
  });

const inLook = async (page: Page, look: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme: look });
  await page.waitForFunction((query) => matchMedia(query).matches, `(prefers-color-scheme: ${look})`);
  await coloursAtRest(page);
};

/** A part of the screens at a time: two workers share them, and none takes long. */
const AT_ONCE = 10;
const partsOf = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / AT_ONCE) }, (_, part) => paths.slice(part * AT_ONCE, (part + 1) * AT_ONCE));

for (const width of [1440, 360]) {
  const look = async (page: Page, paths: readonly string[], user?: string) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    if (user) await comeIn(page, user);
    for (const path of paths) {
      await page.goto(path);
      await settle(page);
      await expectAccessible(page, path);
      await inLook(page, 'dark');
      await expectAccessible(page, `${path}, dark`, COLOURS);
      await inLook(page, 'light');
    }
  };
  test(`axe finds nothing on the public screens, light and dark, ${width} px`, ({ page }) => look(page, publicScreens));
  // The addresses to come share one face, which names what is to come: a few of them show it.
  const coming = comingScreens.slice(0, width === 1440 ? 3 : 1);
  for (const [part, paths] of partsOf([...landedScreens, ...coming]).entries()) {
    test(`axe finds nothing on any screen, light and dark, ${width} px, part ${part + 1}`, ({ page }) => look(page, paths, 'professora'));
  }
}

test('axe finds nothing in the states between: errors, modals, menus, drawer, 200 % text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  await settle(page);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Esse campo não pode ficar em branco.').first()).toBeVisible();
  await expectAccessible(page, 'login with errors');
  await page.getByRole('button', { name: 'Termos de uso' }).click();
  await expect(page.getByRole('dialog').getByText(/Última atualização/)).toBeVisible();
  await expectAccessible(page, 'terms modal');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await expectAccessible(page, 'restore view');

  await comeIn(page, 'professora');
  await page.goto('/');
  await settle(page);
  await page.getByRole('button', { name: /Minha Conta/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  await expectAccessible(page, 'account menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'drawer');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 720, height: 450 }); // 1440 at 200 %
  await expectAccessible(page, 'home at 200 %');
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page, 'home with forced colours');
});
