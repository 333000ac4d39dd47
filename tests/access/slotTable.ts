import { callOf } from '#contract/calls/index.ts';
import { roleCodes, type RoleCode } from '#contract/domain/roles.ts';
import { bookedKinds } from '#contract/domain/slots/slotProducts.ts';
import { clientWriter } from './callingTable.ts';

/** All but those who only read, and those whose role neither reads nor modifies (T13); with content users. */
const editor = roleCodes.filter(
  code =>
    ![
      'lookup-view',
      'rcm-user',
      'ticketing',
      'support-issues',
      'locality-insight',
      'screens',
    ].includes(code),
);

/** Each kind of slot but site takeovers is asked for by the name of its panel (part 3 section 7). */
const panels = bookedKinds.flatMap(({ area }) => {
  const panel = callOf(`${area}.live`).path.split('?source=')[1];
  return panel === undefined ? [] : [panel];
});

/** Who asks what of the slots of a kind. */
const ofSlots = {
  'GET /ads/get-slots-details': 'signed-in',
  'GET /sapna/v1/nivaas/helper/8': 'signed-in',
  'POST /sapna/v1/nivaas/helper/10': 'signed-in',
  'GET /sapna/v1/nivaas/helper/11': 'signed-in',
  'POST /sapna/v1/nivaas/helper/18': editor,
  'POST /ads/create-builder-slots': editor,
  'PUT /ads/slots/update/{slotId}': editor,
} as const;

/** Microsites and ad packages are listed and created at addresses that are named for them. */
const renamed: Readonly<Record<string, string | undefined>> = {
  'GET /ads/get-slots-details?source=microsite_panel':
    'GET /ads/v2/get-all-promoted-entities?source=microsite_panel',
  'POST /ads/create-builder-slots?source=microsite_panel':
    'POST /ads/api/v0/create-builder-slots?source=microsite_panel',
  'GET /ads/get-slots-details?source=package_panel':
    'GET /ads/products/get-all-packages?source=package_panel',
  'POST /ads/create-builder-slots?source=package_panel':
    'POST /ads/create-packages?source=package_panel',
  'PUT /ads/slots/update/{slotId}?source=package_panel':
    'PUT /ads/update-packages/{slotId}?source=package_panel',
};

const ofPanels = panels.flatMap(panel =>
  Object.entries(ofSlots).map(([call, who]) => {
    const row = `${call}?source=${panel}`;
    return [renamed[row] ?? row, who] as const;
  }),
);

/** The rows of the table for advertising slots and listings; written from the specification and the decisions. */
export const slotTable: Record<string, 'anyone' | 'signed-in' | readonly RoleCode[]> = {
  // Advertising slots: the menu is open to all; those who only read, and neutral roles, change nothing (T8, T13).
  ...ofSlots,
  ...Object.fromEntries(ofPanels),
  'GET /ads/languages': 'signed-in',
  'GET /sapna/v1/nivaas/helper/14': 'signed-in',
  'GET /sapna/v1/nivaas/helper/14/{id}': 'signed-in',
  'GET /sapna/v1/nivaas/helper/20': 'signed-in',
  'POST /ads/create-video-tour-slot': editor,
  'PUT /ads/update-video-tour-slot/{id}': editor,
  'PUT /ads/update-video-tour-slot/{id}?source=cancel': editor,
  'GET /ads/get-slot-availability': 'signed-in',
  'GET /console/v1/slots/caps': 'signed-in',
  'GET /console/v1/slots/elsewhere': 'signed-in',
  'GET /console/v1/slots/free-days': 'signed-in',
  'GET /console/v1/slots/fill': 'signed-in',
  'POST /console/v1/slots/holds': editor,
  'POST /console/v1/slots/holds/place': editor,
  'POST /console/v1/slots/holds/release': editor,
  'POST /console/v1/slots/holds/book': editor,
  'POST /console/v1/slots/holds/ask': editor,
  'POST /ads/upload-media-to-s3': editor,
  'GET /ads/media/{id}': 'signed-in',
  'GET /ads/polygons': 'signed-in',
  'GET /ads/polygons/suggest': 'signed-in',
  'GET /ads/projects/suggest': 'signed-in',
  'GET /ads/projects/bulk': 'signed-in',
  'GET /ads/builders/suggest': 'signed-in',
  'GET /ads/listings/suggest': editor,
  'GET /ads/slot-deals/suggest': editor,
  'GET /ads/supply-users/suggest': editor,

  // Listings of a seller: whose client they are decides the rest (asserted in tests/conformance/listings).
  'POST /sapna/v1/nivaas/helper/19': 'signed-in',
  'POST /sapna/v1/nivaas/helper/36': 'signed-in',
  'GET /sapna/v1/nivaas/helper/24': 'signed-in',
  'GET /sapna/v1/nivaas/helper/25': 'signed-in',
  'GET /sapna/v1/product-activation/get-packages-with-untagged-listings': 'signed-in',
  'POST /sapna/v1/product-activation/tag-product-listings': clientWriter,
};
