import { describe, expect, it } from 'vitest';
import { adPackageCards, siteTakeoverCards } from './productCards.ts';
import {
  checkCompetitorProjects,
  checkNewProject,
  checkOrganicTargets,
  projectMessages,
} from './projectChecks.ts';
import { siteTakeoverDefaults } from './slotProducts.ts';
import { checkStoriesMedia, type StoriesType } from './stories/storyRules.ts';
import { statusAfterCancel } from './videoTour/statusAfterCancel.ts';

describe('T97 product cards', () => {
  it('a site takeover has ten in their own order', () => {
    expect(siteTakeoverCards.map(card => `${card.priority} ${card.label}`)).toEqual([
      '1 desktop image 1',
      '2 mobile image 1',
      '3 mobile image 2',
      '4 mobile image 3',
      '5 mobile image 4',
      '6 desktop image 2',
      '7 desktop image 3',
      '8 desktop image 4',
      '9 desktop logo',
      '10 mobile logo',
    ]);
  });

  it('an ad package has six', () => {
    expect(adPackageCards.map(card => `${card.priority} ${card.label}`)).toEqual(
      [1, 2, 3, 4, 5, 6].map(priority => `${priority} image ${priority}`),
    );
  });
});

describe('T96 stories media, sixteen cases', () => {
  const cases = (['automated', 'live anchor'] as const).flatMap(type =>
    [4, 5].flatMap(imageCount =>
      ['', 'https://a/1'].flatMap(template1 =>
        ['', 'https://a/2'].map(
          template2 =>
            [type, imageCount, template1, template2] as [StoriesType, number, string, string],
        ),
      ),
    ),
  );

  it.each(cases)(
    '%s, %i images, template 1 %j, template 2 %j',
    (type, imageCount, template1, template2) => {
      const expected = {
        automated: imageCount === 5 ? undefined : 'Please upload at least 5 images',
        'live anchor': template1 + template2 ? undefined : 'Please upload video template 1 or 2',
      }[type];
      expect(checkStoriesMedia({ type, imageCount, template1, template2 })).toBe(expected);
    },
  );

  it('are all there', () => {
    expect(cases).toHaveLength(16);
  });
});

describe('T123 cancelling a video tour', () => {
  const now = new Date('2024-03-05T10:00:00+05:30');

  it.each([
    [4, '2024-03-06T10:00:00+05:30', undefined],
    [9, '2024-03-01T10:00:00+05:30', undefined],
    [1, '2024-03-05T10:00:00.001+05:30', 4],
    [1, '2024-03-05T10:00:00+05:30', 9],
    [1, '2024-03-05T04:29:59Z', 9],
    [0, '2024-03-06T00:00:00+05:30', 4],
  ])('in status %i, starting %s, leads to %j', (statusId, start, expected) => {
    expect(statusAfterCancel(statusId, new Date(start), now)).toBe(expected);
  });
});

it('a new site takeover passes leads on, may be zoomed and shows more than its image', () => {
  expect(siteTakeoverDefaults).toEqual({
    deliver_developer_broker_leads: true,
    allow_zoomin: true,
    show_image_only: false,
  });
});

describe('projects', () => {
  it('T117 the texts of builder exclusivity are byte-equal', () => {
    expect([projectMessages.builderExclusive, projectMessages.notOfBuilder]).toEqual([
      'This project is Builder exclusive - No agent is allowed to activate on this project',
      'Requested project ID is not associated with the builder',
    ]);
  });

  it.each([
    [1, [2, 3], undefined],
    [1, [2, 1], 'Please select competitor projects different than the primary project'],
    [1, [], undefined],
    [1, [2], undefined],
  ])('T66 primary %i, competitors %j: %j', (primary, competitors, expected) => {
    expect(checkCompetitorProjects(primary, competitors)).toBe(expected);
  });

  it.each([
    [true, [null, 5_000_000_00], undefined],
    [true, [null, 0], projectMessages.noPrice],
    [true, [], projectMessages.noPrice],
    [false, [1], 'Selected Project has no cover image. Please raise a ticket to have one added'],
  ])('cover image %s, prices %j: %j', (hasCoverImage, prices, expected) => {
    expect(checkNewProject({ hasCoverImage, prices })).toBe(expected);
  });

  it.each([
    [null, null, undefined],
    [0, 0, undefined],
    [5, 3, undefined],
    [undefined, 3, 'Please enter value for Organic Hard Target'],
    [0, null, 'Please enter value for Organic Soft Target'],
  ])('organic targets hard %j, soft %j: %j', (hard, soft, expected) => {
    expect(checkOrganicTargets(hard, soft)).toBe(expected);
  });
});
