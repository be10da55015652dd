// Runs before the first paint and before any module.
// Dates, numbers and words of the widgets are Brazilian, whatever language the browser speaks.
window[Symbol.for('react-aria.i18n.locale')] = 'pt-BR';
// A chosen look never flashes in the other one. The key is the one of ui/look.ts.
try {
  const look = localStorage.getItem('lauda.look');
  if (look === 'light' || look === 'dark') document.documentElement.dataset.look = look;
} catch {
  // Storage may be closed to us; the system's look then holds.
}
