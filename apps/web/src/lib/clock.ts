const twoDigits = (value: number) => String(value).padStart(2, '0');

// By hand: the browser's own table of dates takes as long to open as a whole screen to be drawn.
/** `14:32`, in the clock of whoever looks. */
export const clock = (time: number | string) => {
  const at = new Date(time);
  return `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
};

/** `14/11`, and the year when it is not this one. */
export const dayAndMonth = (time: number | string, now: Date) => {
  const at = new Date(time);
  const day = `${twoDigits(at.getDate())}/${twoDigits(at.getMonth() + 1)}`;
  return at.getFullYear() === now.getFullYear() ? day : `${day}/${at.getFullYear()}`;
};

export const isToday = (time: number | string, now: Date) => new Date(time).toDateString() === now.toDateString();
