import { type Student, students } from '@lauda/contract/students';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/calling/call';

/** Chosen by the teacher, or null: the server makes a readable one. Answers the one in force. */
export function useGivePassword(student: Student) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: string | null): Promise<string> => {
      if (chosen !== null) {
        await call(students.resetPassword, { params: { id: student.id }, body: { password: chosen } });
        return chosen;
      }
      const [made] = await call(students.resetMany, { body: { ids: [student.id] } });
      if (!made) throw new Error('the server made no password');
      return made.first_password;
    },
    onSuccess: () => {
      client.setQueryData<Student>(['student', student.id], (known) => known && { ...known, must_change_password: true });
      void client.invalidateQueries({ queryKey: ['members'] });
    },
    // A password is held by the screen that shows it, and by nothing else.
    gcTime: 0,
  });
}
