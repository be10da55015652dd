type Task = () => Promise<void>;

const tasks = new Set<Task>();

/** Something that should be finished before a person's data is erased from this computer. It sets its own limit of time. */
export function beforeLeaving(task: Task) {
  tasks.add(task);
}

export const finishBeforeLeaving = async () => void (await Promise.allSettled([...tasks].map((task) => task())));
