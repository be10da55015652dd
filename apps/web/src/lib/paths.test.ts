import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { paths, patterns } from './paths';

test.each([
  [paths.student(4), patterns.student, { student_id: '4' }],
  [paths.studentPassword(4), patterns.studentPassword, { student_id: '4' }],
  [paths.theme(2), patterns.theme, { theme_id: '2' }],
  [paths.reviewGrid(2), patterns.reviewGrid, { review_grid_id: '2' }],
  [paths.lessonPlan(9), patterns.lessonPlan, { lesson_plan_id: '9' }],
  [paths.activities('pratica'), patterns.activities, { test_type: 'pratica' }],
  [paths.review(3), patterns.review, { composition_id: '3' }],
  [paths.mockExamReport(3, 'encerrada'), patterns.mockExamReport, { learning_path_instance_id: '3', learning_path_state: 'encerrada' }],
  [paths.dashboard(3, 'engajamento'), patterns.dashboard, { learning_path_instance_id: '3', dashboard_id: 'engajamento' }],
  [
    paths.learningPath('trilha', 3, 'agendada'),
    patterns.learningPath,
    { learning_path_type: 'trilha', learning_path_instance_id: '3', learning_path_state: 'agendada' },
  ],
])('%s is what the router matches', (path, pattern, params) => {
  expect(matchPath(pattern, path)?.params).toEqual(params);
});
