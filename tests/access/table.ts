import { roleCodes, type RoleCode } from '#contract/domain/roles.ts';

const catalogue: readonly RoleCode[] = ['admin', 'lookup-admin'];
const adminGroup: readonly RoleCode[] = [
  'admin',
  'rcm-approval-admin',
  'master-data',
  'telesales-um',
];
/** All but those who only read, and those whose role neither reads nor modifies (T13). */
const modifier = roleCodes.filter(
  code =>
    ![
      'lookup-view',
      'rcm-user',
      'ticketing',
      'content',
      'support-issues',
      'locality-insight',
    ].includes(code),
);
const giver: readonly RoleCode[] = ['admin', 'master-data'];

/**
 * Who may make which call: written from the specification and the decisions, not from the code, and compared with what
 * the server does for every call and every role. A call that has no row here fails the suite.
 */
export const accessTable: Record<string, 'anyone' | 'signed-in' | readonly RoleCode[]> = {
  'POST /madrox/app/v1/login': 'anyone',
  'GET /madrox/app/v1/login/google': 'anyone',
  'POST /madrox/app/v1/reset-password': 'anyone',
  'POST /console/v1/password': 'anyone',
  'POST /madrox/app/v1/logout': 'signed-in',
  'GET /madrox/app/v1/user/details': 'signed-in',
  'GET /console/v1/recent-changes': 'signed-in',
  // Open to those who may open the record; the screen decides (asserted apart).
  'GET /console/v1/history': 'signed-in',
  // Views of a list: for those who may open it; whose view it is decides the rest (asserted apart).
  'GET /console/v1/views': 'signed-in',
  'POST /console/v1/views': 'signed-in',
  'PUT /console/v1/views/{id}': 'signed-in',
  'DELETE /console/v1/views': 'signed-in',
  'PUT /console/v1/view-defaults': 'signed-in',
  // What is taken back goes through the screen's own calls, with their rights (asserted in tests/conformance/history).
  'POST /console/v1/reverts': 'signed-in',
  'POST /console/v1/undo': 'signed-in',
  'POST /console/v1/restores': 'signed-in',
  // Of oneself; of other people and roles by those who grant roles (asserted apart).
  'GET /console/v1/why': 'signed-in',
  // The generic store: the screen file says who may do what; these are the rows of the suite's own screen.
  'GET /console/v1/records/{resource}': ['admin', 'content', 'support-issues'],
  'GET /console/v1/records/{resource}/{id}': ['admin', 'content', 'support-issues'],
  'POST /console/v1/records/{resource}': ['admin'],
  'PUT /console/v1/records/{resource}/{id}': ['admin', 'content'],
  'DELETE /console/v1/records/{resource}/{id}': ['admin'],
  // The screen file says who imports; these are the rows of the suite's own screen.
  'POST /console/v1/imports/{resource}': ['admin', 'content'],
  'GET /console/v1/imports/{resource}': ['admin', 'content'],
  'GET /console/v1/imports/{resource}/progress/{run}': ['admin', 'content'],
  'POST /console/v1/imports/{resource}/{id}/revert': ['admin', 'content'],

  // The screen decides, and a change of many records belongs to the person who previewed it (asserted apart).
  'POST /console/v1/bulk-edits': 'signed-in',
  'GET /console/v1/bulk-edits/{id}': 'signed-in',
  'GET /console/v1/bulk-edits/{id}/rows': 'signed-in',
  'POST /console/v1/bulk-edits/{id}/apply': 'signed-in',
  'POST /console/v1/bulk-edits/{id}/cancel': 'signed-in',
  'POST /console/v1/bulk-edits/{id}/undo': 'signed-in',
  // Nobody may export the suite's own screen.
  'GET /console/v1/exports/{resource}': [],

  'GET /sapna/v1/reference-data': 'signed-in',

  'GET /sapna/v2/get-package-families': catalogue,
  'GET /sapna/v3/get-package-families': catalogue,
  'GET /sapna/v2/get-package-families/details/{id}': catalogue,
  'POST /sapna/v2/get-package-families/create': catalogue,
  'PUT /sapna/v2/get-package-families/update/{id}': catalogue,
  'PUT /sapna/v2/get-package-families/delete': catalogue,
  'GET /sapna/v2/get-packages': [...catalogue, 'master-data'],
  'GET /sapna/v2/get-packages/details/{id}': catalogue,
  'POST /sapna/v2/get-packages/create': catalogue,
  'PUT /sapna/v2/get-packages/update/{id}': catalogue,
  'PUT /sapna/v2/get-packages/delete': catalogue,
  'GET /sapna/v1/package-parameters': catalogue,
  'PUT /sapna/v1/packages/enable-netsuite': catalogue,
  'POST /sapna/v2/package-products/create-mappings/{id}': catalogue,
  'DELETE /sapna/v2/package-products/delete-mappings': catalogue,
  'POST /sapna/v2/package/copy': catalogue,
  'GET /sapna/v1/packages/{id}/cities': catalogue,
  'POST /sapna/v2/packages/share-details': modifier,
  'GET /sapna/v1/products': [...catalogue, 'master-data'],
  'POST /sapna/v1/products/create': catalogue,
  'PUT /sapna/v1/products/update/{id}': catalogue,
  'PUT /sapna/v1/products/delete': catalogue,

  'PUT /sapna/v2/package-products/activation-parameters/{id}': catalogue,
  'GET /sapna/v2/package-price/{id}': catalogue,
  'PUT /sapna/v2/package-price/delete': catalogue,
  'POST /sapna/v2/package-price/add/{id}': catalogue,
  'PUT /sapna/v2/package-price/updatePackagePrice/{id}': catalogue,
  'POST /sapna/v2/package-price/csv/updatePackagePrice': catalogue,
  'POST /sapna/v2/package-price/{packageId}': 'signed-in',
  'GET /sapna/v5/package-price/owner': 'signed-in',
  'GET /sapna/v2/package-price/tenant': 'signed-in',
  'GET /console/v1/package-prices': catalogue,
  'POST /console/v1/package-prices': catalogue,
  'GET /sapna/v1/product-config': catalogue,
  'POST /sapna/v1/product-config/create': catalogue,
  'PUT /sapna/v1/product-config/update/{id}': catalogue,
  'PUT /sapna/v1/product-config/delete': catalogue,
  'GET /sapna/v1/complimentary-products': [...giver, 'sales-manager'],
  'POST /sapna/v1/complimentary-products/add': giver,
  'PUT /sapna/v1/complimentary-products/delete': giver,

  'GET /sapna/v1/region': 'signed-in',
  'GET /sapna/v1/region/{id}': 'signed-in',
  'POST /sapna/v1/region': adminGroup,
  'PUT /sapna/v1/region/{id}': adminGroup,
  'DELETE /sapna/v1/region': adminGroup,
  'DELETE /sapna/v1/region/{id}': adminGroup,
  'GET /sapna/v1/locality': 'signed-in',
  'GET /sapna/v1/locality-suggest': 'signed-in',
  'GET /sapna/v1/locality-region-mapping': 'signed-in',
  'GET /sapna/v1/nivaas-subscription-regions': 'signed-in',
  'GET /sapna/v1/city-tier-mapping': 'signed-in',
  'GET /sapna/event': 'signed-in',
  'POST /sapna/event': catalogue,
  'PUT /sapna/event/{id}': catalogue,
  'GET /console/v1/events/{id}/slot-moves': catalogue,
  'GET /sapna/v1/event-city-mapping': 'signed-in',
  'POST /sapna/v1/event-city-mapping': adminGroup,
  'DELETE /sapna/v1/event-city-mapping': adminGroup,
  'GET /sapna/v1/cap/all-caps': catalogue,
  'POST /sapna/v1/cap': catalogue,
  'PUT /sapna/v1/cap/{id}': catalogue,
  'DELETE /sapna/v1/cap/{id}': catalogue,
  'GET /sapna/v1/monetizable-cities': 'signed-in',
  'POST /sapna/v1/monetizable-cities': adminGroup,
  'DELETE /sapna/v1/monetizable-cities': adminGroup,
  'GET /petra/data/v2/entity/city': 'signed-in',
  'GET /sapna/v1/disount-approving-authorities/get-all-entries': adminGroup,
  'POST /sapna/v1/disount-approving-authorities/update/add-entries': adminGroup,
  'DELETE /sapna/v1/disount-approving-authorities/update/delete-entries': adminGroup,
  'GET /sapna/approving-designations': adminGroup,
  'POST /sapna/approving-designations': adminGroup,
  'DELETE /sapna/approving-designations': adminGroup,

  'POST /console/v1/files': 'signed-in',
  'GET /console/v1/files': 'signed-in',
  'GET /console/v1/files/{id}': 'signed-in',

  // Advertising slots: the menu is open to all; those who only read, and neutral roles, change nothing (T8, T13).
  'GET /ads/get-slots-details': 'signed-in',
  'GET /sapna/v1/nivaas/helper/8': 'signed-in',
  'POST /sapna/v1/nivaas/helper/10': 'signed-in',
  'GET /sapna/v1/nivaas/helper/11': 'signed-in',
  'POST /sapna/v1/nivaas/helper/18': [...modifier, 'content'],
  'POST /ads/create-builder-slots': [...modifier, 'content'],
  'PUT /ads/slots/update/{slotId}': [...modifier, 'content'],
  'POST /ads/upload-media-to-s3': [...modifier, 'content'],
  'GET /ads/media/{id}': 'signed-in',
  'GET /ads/polygons': 'signed-in',
  'GET /ads/polygons/suggest': 'signed-in',
  'GET /ads/projects/suggest': 'signed-in',
  'GET /ads/projects/bulk': 'signed-in',
  'GET /ads/builders/suggest': 'signed-in',
};
