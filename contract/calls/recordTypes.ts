// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/account-activity.schema.json` as its calls answer it. */
export interface AccountActivity {
  id: number;
  accountId?: number;
  opportunityId?: number;
  agentName?: string;
  activityType?: 'Call' | 'Meeting' | 'Sales Connect' | 'Note' | 'Status Change' | 'Login';
  reasonName?: string;
  currentStatusName?: string;
  nextStatusName?: string;
  performedTime?: string;
  fupTime?: string;
  notes?: string;
}
/** What people write of it; null clears a field. */
export interface AccountActivityFields {}

/** A record of `form-schemas/account-ip-match.schema.json` as its calls answer it. */
export interface AccountIpMatch {
  id: number;
  accountId?: number;
  accountName?: string;
  accountEmail?: string;
  accountMobile?: string;
  accountOpportunities?: number;
  otherAccountId?: number;
  otherAccountName?: string;
  otherAccountEmail?: string;
  otherAccountMobile?: string;
  otherAccountOpportunities?: number;
  address?: string;
  detectedAt?: string;
  state?: 'open' | 'merged' | 'dismissed';
  version: number;
}
/** What people write of it; null clears a field. */
export interface AccountIpMatchFields {}

/** A record of `form-schemas/account-mapping.schema.json` as its calls answer it. */
export interface AccountMapping {
  id: number;
  accountId: number;
  accountName?: string;
  mappedAccountId: number;
  mappedAccountName?: string;
  mappedCityName?: string;
  mappedAgentName?: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface AccountMappingFields {
  accountId: number;
  mappedAccountId: number;
}

/** A record of `form-schemas/account-merge.schema.json` as its calls answer it. */
export interface AccountMerge {
  id: number;
  survivorId: number;
  survivorName?: string;
  accountIds: number[];
  mergedNames?: string;
  reason: string;
  movedCount?: number;
  mergedByName?: string;
  createdAt: string;
  undoUntil?: string;
  undoneAt?: string;
  state?: 'undoable' | 'final' | 'undone';
}
/** What people write of it; null clears a field. */
export interface AccountMergeFields {
  survivorId: number;
  accountIds: number[];
  reason: string;
}

/** A record of `form-schemas/account.schema.json` as its calls answer it. */
export interface Account {
  id: number;
  accountName: string;
  profileId?: string;
  clientTypeId: 1 | 2 | 3 | 4 | 5;
  statusId?: 1 | 2 | 3 | 4 | 5 | 6;
  clientStatusId: 1 | 2 | 3;
  agentId?: number;
  agentName?: string;
  cityIds: number[];
  cityId?: number;
  cityName?: string;
  pocName?: string;
  email?: string;
  mobile?: string;
  pan?: string;
  pocContactNumbers?: string[];
  makaanSellerIds?: number[];
  dealValue?: number;
  collectedAmount?: number;
  pendingCollectionAmount?: number;
  totalAccountValue?: number;
  accountWalletAmount?: number;
  closedOpportunities?: number;
  activeOpportunities?: number;
  opportunityCount?: number;
  contactCount?: number;
  parentId?: number;
  parentName?: string;
  isSubBroker?: boolean;
  mergedIntoId?: number;
  mergedIntoName?: string;
  isDnd?: boolean;
  didNumber?: string;
  migratedAt?: string;
  active?: boolean;
  alert?: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface AccountFields {
  accountName: string;
  clientTypeId: 1 | 2 | 3 | 4 | 5;
  clientStatusId?: 1 | 2 | 3;
  agentId?: number | null;
  cityIds: number[];
  pocName?: string | null;
  email?: string | null;
  mobile?: string | null;
  pan?: string | null;
  parentId?: number | null;
}

/** A record of `form-schemas/ad-brief.schema.json` as its calls answer it. */
export interface AdBrief {
  id: number;
  name: string;
  clientName: string;
  heading?: string;
  slotKind: 'site-takeover' | 'stories' | 'video-tour' | 'microsite' | 'audience-maximizer';
  entityType?: 2 | 3;
  devices?: (1 | 2 | 3 | 4 | 5)[];
  cityId: number;
  regionId?: number;
  localityId?: number;
  area?: Record<string, unknown>;
  innerRadius?: number;
  outerRadius?: number;
  startDate: string;
  endDate: string;
  days?: number;
  amount: number;
  inSez: boolean;
  gst?: number;
  total?: number;
  advance?: number;
  advanceShare?: number;
  due?: number;
  perDay?: number;
  logo?: string;
  cards?: {
    title: string;
    image: string;
    device?: 'desktop' | 'mobile';
    seconds?: number;
    link?: string;
  }[];
  cardCount?: number;
  seconds?: number;
  brief?: string;
  redirectionUrl?: string;
  notes?: string;
  status: 'draft' | 'ready' | 'booked' | 'dropped';
  dropReason?: 'client' | 'budget' | 'no-slot' | 'other';
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface AdBriefFields {
  name: string;
  clientName: string;
  heading?: string;
  slotKind: 'site-takeover' | 'stories' | 'video-tour' | 'microsite' | 'audience-maximizer';
  entityType?: 2 | 3;
  devices?: (1 | 2 | 3 | 4 | 5)[];
  cityId: number;
  regionId?: number;
  localityId?: number;
  area?: Record<string, unknown>;
  innerRadius?: number;
  outerRadius?: number;
  startDate: string;
  endDate: string;
  days?: number;
  amount: number;
  inSez?: boolean;
  gst?: number;
  total?: number;
  advance?: number;
  advanceShare?: number;
  due?: number;
  perDay?: number;
  logo?: string;
  cards?: {
    title: string;
    image: string;
    device?: 'desktop' | 'mobile';
    seconds?: number;
    link?: string;
  }[];
  cardCount?: number;
  seconds?: number;
  brief?: string;
  redirectionUrl?: string;
  notes?: string;
  status?: 'draft' | 'ready' | 'booked' | 'dropped';
  dropReason?: 'client' | 'budget' | 'no-slot' | 'other';
}

/** A record of `form-schemas/agent-branch-mapping.schema.json` as its calls answer it. */
export interface AgentBranchMapping {
  id: number;
  userId: number;
  userName?: string;
  designationName?: string;
  salesBranchId?: number;
  salesBranchName?: string;
  departmentId?: number;
  departmentName?: string;
  subDepartmentId?: number;
  cityBranchMapping?: { cityId: number; salesBranchId?: number | null }[];
  agentCityIds?: number[];
  cityNames?: string;
  region?: string;
  tier?: string;
  salesVertical?: string;
  businessUnit?: string;
  salesChannel?: string;
  roleType?: string;
  company?: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface AgentBranchMappingFields {
  userId: number;
  salesBranchId?: number | null;
  departmentId?: number | null;
  subDepartmentId?: number | null;
  cityBranchMapping?: { cityId: number; salesBranchId?: number | null }[] | null;
  region?: string | null;
  tier?: string | null;
  salesVertical?: string | null;
  businessUnit?: string | null;
  salesChannel?: string | null;
  roleType?: string | null;
  company?: string | null;
}

/** A record of `form-schemas/announcement.schema.json` as its calls answer it. */
export interface Announcement {
  id: number;
  title: string;
  text: string;
  picture?: string;
  attachment?: string;
  faqId?: number;
  audience: 'all' | 'city';
  cityId?: number;
  from: string;
  until?: string;
  shownDays?: number;
  urgent: boolean;
  version: number;
  updatedAt: string;
}
/** What people write of it; null clears a field. */
export interface AnnouncementFields {
  title: string;
  text: string;
  picture?: string;
  attachment?: string;
  faqId?: number;
  audience?: 'all' | 'city';
  cityId?: number;
  from: string;
  until?: string;
  shownDays?: number;
  urgent?: boolean;
}

/** A record of `form-schemas/approval.schema.json` as its calls answer it. */
export interface Approval {
  id: number;
  name?: string;
  approvalType?:
    | 'Discount'
    | 'CreditApproval'
    | 'DealDropped'
    | 'FreeTrial'
    | 'Refund'
    | 'LateCheckDeposition'
    | 'PriceRestoration'
    | 'DelayedActivation'
    | 'BuilderExclusive'
    | 'ProductApproval'
    | 'ExtendSlotDate'
    | 'SlotSwap';
  entityTypeId?: number;
  entityId?: number;
  status?: 'PendingApproval' | 'Approved' | 'Rejected' | 'Lapsed' | 'Superseded';
  waitsForMe?: boolean;
  waitsFor?: string;
  opportunityId?: number;
  opportunityName?: string;
  accountName?: string;
  packageName?: string;
  ratePrice?: number;
  salesPrice?: number;
  discount?: number;
  discountPercent?: number;
  dealValue?: number;
  durationInDays?: number;
  remark?: string;
  requestedBy?: number;
  requestedByName?: string;
  requestedAt?: string;
  decidedByName?: string;
  decidedAt?: string;
  previousId?: number;
  supersededById?: number;
  version: number;
  updatedAt: string;
}
/** What people write of it; null clears a field. */
export interface ApprovalFields {}

/** A record of `form-schemas/approving-designation.schema.json` as its calls answer it. */
export interface ApprovingDesignation {
  id: number;
  approvalType?:
    | 'Discount'
    | 'CreditApproval'
    | 'DealDropped'
    | 'FreeTrial'
    | 'Refund'
    | 'LateCheckDeposition'
    | 'PriceRestoration'
    | 'DelayedActivation'
    | 'BuilderExclusive'
    | 'ProductApproval'
    | 'ExtendSlotDate'
    | 'SlotSwap';
  domainId: 1 | 5 | 7;
  level: number;
  designationId: number;
  designationName?: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ApprovingDesignationFields {
  approvalType?:
    | 'Discount'
    | 'CreditApproval'
    | 'DealDropped'
    | 'FreeTrial'
    | 'Refund'
    | 'LateCheckDeposition'
    | 'PriceRestoration'
    | 'DelayedActivation'
    | 'BuilderExclusive'
    | 'ProductApproval'
    | 'ExtendSlotDate'
    | 'SlotSwap';
  domainId?: 1 | 5 | 7;
  level: number;
  designationId: number;
}

/** A record of `form-schemas/assignable-agent.schema.json` as its calls answer it. */
export interface AssignableAgent {
  id: number;
  name?: string;
  email?: string;
  accountCount?: number;
  version: number;
}
/** What people write of it; null clears a field. */
export interface AssignableAgentFields {}

/** A record of `form-schemas/call-log.schema.json` as its calls answer it. */
export interface CallLog {
  id: number;
  called_at?: string;
  channel?: string;
  lead_generator?: string;
  duration_seconds?: number;
  recording_url?: string;
  seller_city_name?: string;
  buyer_city_name?: string;
  seller_city_uuid?: string;
  buyer_city_uuid?: string;
  site_visit_intent?: string;
  final_status?: string;
  detailed_remarks?: string;
  reviewed_by?: string;
  version: number;
}
/** What people write of it; null clears a field. */
export interface CallLogFields {}

/** A record of `form-schemas/calling-agent-mapping.schema.json` as its calls answer it. */
export interface CallingAgentMapping {
  id: number;
  salesAgentId: number;
  salesAgentName?: string;
  callingAgentId: number;
  callingAgentName?: string;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface CallingAgentMappingFields {
  salesAgentId: number;
  callingAgentId: number;
  active?: boolean;
}

/** A record of `form-schemas/calling-config.schema.json` as its calls answer it. */
export interface CallingConfig {
  id: number;
  line: 'owner' | 'broker' | 'builder' | 'tenant';
  wrapUpSeconds: number;
  extensionSeconds: number;
  leaseMinutes: number;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface CallingConfigFields {
  line: 'owner' | 'broker' | 'builder' | 'tenant';
  wrapUpSeconds: number;
  extensionSeconds: number;
  leaseMinutes: number;
}

/** A record of `form-schemas/cap.schema.json` as its calls answer it. */
export interface Cap {
  id: number;
  productId: number;
  productName?: string;
  level: 'INDIVIDUAL_CITY' | 'CITY' | 'PAN_INDIA';
  cityId?: number;
  cityName?: string;
  packageId?: number;
  packageName?: string;
  eventId?: number;
  eventName?: string;
  limit: number;
  startDate: string;
  endDate: string;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface CapFields {
  productId: number;
  level: 'INDIVIDUAL_CITY' | 'CITY' | 'PAN_INDIA';
  cityId?: number | null;
  packageId?: number | null;
  eventId?: number | null;
  limit: number;
  startDate: string;
  endDate: string;
  active?: boolean;
}

/** A record of `form-schemas/case-reason.schema.json` as its calls answer it. */
export interface CaseReason {
  id: number;
  name?: string;
  category?: string;
  categoryId?: number;
  parentId?: number;
}
/** What people write of it; null clears a field. */
export interface CaseReasonFields {}

/** A record of `form-schemas/city-agent-mapping.schema.json` as its calls answer it. */
export interface CityAgentMapping {
  id: number;
  cityId: number;
  cityName?: string;
  agentId: number;
  agentName?: string;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface CityAgentMappingFields {
  cityId: number;
  agentId: number;
  active?: boolean;
}

/** A record of `form-schemas/city.schema.json` as its calls answer it. */
export interface City {
  id: number;
  city_id?: number;
  name?: string;
  label?: string;
  state?: string;
  zone?: string;
  tier?: number;
  monetizable?: boolean;
  uuid?: string;
}
/** What people write of it; null clears a field. */
export interface CityFields {}

/** A record of `form-schemas/client-ticket.schema.json` as its calls answer it. */
export interface ClientTicket {
  id: number;
  key?: string;
  accountId: number;
  summary: string;
  category: number;
  sub_category?: number;
  description?: string;
  ticket_reference?: string;
  ticket_attributes: { attribute_id: number; attribute_value: string }[];
  type: 1;
  priority: 1 | 2 | 3;
  status: 1 | 2 | 3;
  reporter?: number;
  reporterName?: string;
  assignee?: string;
  accountName?: string;
  created_at?: string;
  updated_at?: string;
  site_link?: string;
  version: number;
}
/** What people write of it; null clears a field. */
export interface ClientTicketFields {
  accountId: number;
  summary: string;
  category: number;
  sub_category?: number | null;
  description?: string | null;
  ticket_reference?: string | null;
  ticket_attributes?: { attribute_id: number; attribute_value: string }[];
  type?: 1;
  priority?: 1 | 2 | 3;
  status?: 1 | 2 | 3;
  reporter?: number | null;
}

/** A record of `form-schemas/complimentary-product.schema.json` as its calls answer it. */
export interface ComplimentaryProduct {
  id: number;
  productId: number;
  productName?: string;
  packageId?: number;
  packageName?: string;
  opportunityId?: number;
  opportunityName?: string;
  quantity: number;
  startDate?: string;
  endDate?: string;
  days?: number;
  reason?: string;
  active?: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ComplimentaryProductFields {
  productId: number;
  packageId?: number | null;
  opportunityId?: number | null;
  quantity: number;
  startDate?: string | null;
  endDate?: string | null;
  reason?: string | null;
}

/** A record of `form-schemas/contact.schema.json` as its calls answer it. */
export interface Contact {
  id: number;
  accountId: number;
  accountName?: string;
  opportunityId?: number;
  name: string;
  phone: string;
  email?: string;
  contactTypeId: 1 | 2 | 3 | 4;
  pocType?: string;
  isVerified?: boolean;
  isOfChild?: boolean;
  verificationSentAt?: string;
  active?: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ContactFields {
  accountId: number;
  opportunityId?: number | null;
  name: string;
  phone: string;
  email?: string | null;
  contactTypeId?: 1 | 2 | 3 | 4;
  pocType?: string | null;
}

/** A record of `form-schemas/dashboard-action.schema.json` as its calls answer it. */
export interface DashboardAction {
  id: number;
  opportunityId?: number;
  opportunityName?: string;
  accountId?: number;
  text?: string;
  statusName?: string;
  reasonName?: string;
  fupTime?: string;
  authorName?: string;
  createdAt: string;
  route?: string;
}
/** What people write of it; null clears a field. */
export interface DashboardActionFields {}

/** A record of `form-schemas/department.schema.json` as its calls answer it. */
export interface Department {
  id: number;
  name?: string;
  userCount?: number;
  version: number;
}
/** What people write of it; null clears a field. */
export interface DepartmentFields {}

/** A record of `form-schemas/designation.schema.json` as its calls answer it. */
export interface Designation {
  id: number;
  name?: string;
  companyId?: number;
  isMaster?: boolean;
  isBranchOptional?: boolean;
  version: number;
}
/** What people write of it; null clears a field. */
export interface DesignationFields {}

/** A record of `form-schemas/digilite-video-tour-mapping.schema.json` as its calls answer it. */
export interface DigiliteVideoTourMapping {
  id: number;
  packageId: number;
  packageName?: string;
  duration: number;
  digiliteCount: number;
  videoTourCount: number;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface DigiliteVideoTourMappingFields {
  packageId: number;
  duration: number;
  digiliteCount: number;
  videoTourCount: number;
}

/** A record of `form-schemas/event-city.schema.json` as its calls answer it. */
export interface EventCity {
  id: number;
  eventId: number;
  eventName?: string;
  cityId?: number;
  cityUuid?: string;
  cityName?: string;
  state?: string;
  zone?: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface EventCityFields {
  eventId: number;
  cityId?: number;
  cityUuid?: string;
}

/** A record of `form-schemas/event.schema.json` as its calls answer it. */
export interface Event {
  id: number;
  name: string;
  description?: string;
  startDate: string;
  endDate: string;
  clientTypeId?: 1 | 2 | 3 | 4 | 5;
  active: boolean;
  cityCount?: number;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface EventFields {
  name: string;
  description?: string | null;
  startDate: string;
  endDate: string;
  clientTypeId?: 1 | 2 | 3 | 4 | 5 | null;
  active?: boolean;
}

/** A record of `form-schemas/faq.schema.json` as its calls answer it. */
export interface Faq {
  id: number;
  question: string;
  answer: string;
  category: 'calling' | 'packages' | 'payments' | 'slots' | 'console';
  position: number;
  active: boolean;
  version: number;
  updatedAt: string;
}
/** What people write of it; null clears a field. */
export interface FaqFields {
  question: string;
  answer: string;
  category: 'calling' | 'packages' | 'payments' | 'slots' | 'console';
  position?: number;
  active?: boolean;
}

/** A record of `form-schemas/lead-delivery.schema.json` as its calls answer it. */
export interface LeadDelivery {
  id: number;
  accountId?: number;
  projectName?: string;
  slotId?: number;
  startDate?: string;
  endDate?: string;
  promisedLeads?: number;
  deliveredLeads?: number;
  status?: string;
  version: number;
  updatedAt: string;
}
/** What people write of it; null clears a field. */
export interface LeadDeliveryFields {}

/** A record of `form-schemas/lead-profile.schema.json` as its calls answer it. */
export interface LeadProfile {
  id: number;
  accountId?: number;
  profileId?: string;
  accountName?: string;
  agentName?: string;
  cityName?: string;
  promisedLeads?: number;
  deliveredLeads?: number;
  remainingLeads?: number;
  runningDeliveries?: number;
  lastEndDate?: string;
  version: number;
  updatedAt: string;
}
/** What people write of it; null clears a field. */
export interface LeadProfileFields {}

/** A record of `form-schemas/ledger-entry.schema.json` as its calls answer it. */
export interface LedgerEntry {
  id: number;
  paymentId?: number;
  opportunityId?: number;
  milestoneName?: string;
  kind?: 'collection' | 'tds' | 'wallet' | 'refund' | 'bounce' | 'reversal';
  amount?: number;
  bookedOn?: string;
  note?: string;
  bookedByName?: string;
  createdAt: string;
}
/** What people write of it; null clears a field. */
export interface LedgerEntryFields {}

/** A record of `form-schemas/legal-entity.schema.json` as its calls answer it. */
export interface LegalEntity {
  id: number;
  accountId: number;
  accountName?: string;
  legalName: string;
  pan?: string;
  tan?: string;
  isUnregisteredCustomer: boolean;
  gstin?: string;
  isSez: boolean;
  gstinSez?: string;
  billingStreet?: string;
  billingCityId?: number;
  billingPincode?: string;
  shippingStreet?: string;
  shippingCityId?: number;
  shippingPincode?: string;
  billingAddress?: string;
  shippingAddress?: string;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface LegalEntityFields {
  accountId: number;
  legalName: string;
  pan?: string | null;
  tan?: string | null;
  isUnregisteredCustomer?: boolean;
  gstin?: string | null;
  isSez?: boolean;
  billingStreet?: string | null;
  billingCityId?: number | null;
  billingPincode?: string | null;
  shippingStreet?: string | null;
  shippingCityId?: number | null;
  shippingPincode?: string | null;
  active?: boolean;
}

/** A record of `form-schemas/locality-agent-mapping.schema.json` as its calls answer it. */
export interface LocalityAgentMapping {
  id: number;
  localityId: number;
  localityName?: string;
  cityName?: string;
  agentId: number;
  agentName?: string;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface LocalityAgentMappingFields {
  localityId: number;
  agentId: number;
  active?: boolean;
}

/** A record of `form-schemas/locality.schema.json` as its calls answer it. */
export interface Locality {
  id: number;
  name?: string;
  cityId?: number;
  cityName?: string;
  regionId?: number;
  regionName?: string;
  uuid?: string;
}
/** What people write of it; null clears a field. */
export interface LocalityFields {}

/** A record of `form-schemas/milestone.schema.json` as its calls answer it. */
export interface Milestone {
  id: number;
  opportunityId: number;
  opportunityName?: string;
  name: string;
  amount: number;
  digislateAmount: number;
  gst?: number;
  total?: number;
  paid?: number;
  pending?: number;
  startDate: string;
  dueDate?: string;
  legalEntityId?: number;
  legalEntityName?: string;
  accountId?: number;
  active?: boolean;
  isEditable?: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface MilestoneFields {
  opportunityId: number;
  name: string;
  amount: number;
  digislateAmount?: number;
  startDate: string;
  dueDate?: string | null;
  legalEntityId?: number | null;
}

/** A record of `form-schemas/monetizable-city.schema.json` as its calls answer it. */
export interface MonetizableCity {
  id: number;
  city_id: number;
  label?: string;
  state?: string;
  zone?: string;
  tier?: number;
  uuid?: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface MonetizableCityFields {
  city_id: number;
}

/** A record of `form-schemas/opportunity-assignment.schema.json` as its calls answer it. */
export interface OpportunityAssignment {
  id: number;
  opportunityId?: number;
  fromAgentName?: string;
  agentName?: string;
  manner?: 'manual' | 'automatic' | 'pull' | 'reassignment' | 'churn';
  assignedByName?: string;
  createdAt: string;
}
/** What people write of it; null clears a field. */
export interface OpportunityAssignmentFields {}

/** A record of `form-schemas/opportunity-comment.schema.json` as its calls answer it. */
export interface OpportunityComment {
  id: number;
  opportunityId?: number;
  text?: string;
  reasonName?: string;
  statusName?: string;
  fupTime?: string;
  authorName?: string;
  createdAt: string;
}
/** What people write of it; null clears a field. */
export interface OpportunityCommentFields {}

/** A record of `form-schemas/opportunity-package.schema.json` as its calls answer it. */
export interface OpportunityPackage {
  id: number;
  opportunityPackageMappingId?: number;
  opportunityId: number;
  opportunityName?: string;
  packageId: number;
  packageFamilyName?: string;
  packageName?: string;
  cityId?: number;
  cityName?: string;
  quantity: number;
  ratePrice?: number;
  salesPrice?: number;
  discount?: number;
  promotedDays?: number;
  startDate?: string;
  endDate?: string;
  packageHasNpProduct?: boolean;
  statusId?: 1 | 2 | 3;
  discountStatus?: 'NotRequired' | 'Required' | 'PendingApproval' | 'Approved' | 'Rejected';
  productStatus?: 'NotRequired' | 'Required' | 'PendingApproval' | 'Approved' | 'Rejected';
  extensionStatus?: 'NotRequired' | 'Required' | 'PendingApproval' | 'Approved' | 'Rejected';
  isEditable?: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface OpportunityPackageFields {
  opportunityId: number;
  packageId: number;
  cityId?: number | null;
  quantity?: number;
  salesPrice?: number | null;
  promotedDays?: number | null;
  startDate?: string | null;
}

/** A record of `form-schemas/opportunity-project.schema.json` as its calls answer it. */
export interface OpportunityProject {
  id: number;
  opportunityId: number;
  opportunityName?: string;
  projectId: number;
  projectName?: string;
  builderName?: string;
  cityName?: string;
  isEditable?: boolean;
  version: number;
  createdAt: string;
}
/** What people write of it; null clears a field. */
export interface OpportunityProjectFields {
  opportunityId: number;
  projectId: number;
}

/** A record of `form-schemas/opportunity.schema.json` as its calls answer it. */
export interface Opportunity {
  id: number;
  name?: string;
  line?: 'owner' | 'broker' | 'builder' | 'tenant';
  typeId: 1 | 2;
  accountId: number;
  accountName?: string;
  cityId?: number;
  cityName?: string;
  agentId?: number;
  ownerName?: string;
  assignedAt?: string;
  statusId: 1 | 3 | 4 | 5 | 8 | 2 | 6 | 7;
  bucket?: 'open' | 'closed' | 'lost';
  caseStatusId?: number;
  caseStatusName?: string;
  stageName?: string;
  brokerStage?:
    'pre_discovery' | 'discovery' | 'buy_initiation' | 'order_confirmation' | 'payment_failed';
  sourceOpportunityId?: number;
  sourceOpportunityName?: string;
  renewalTag?: string;
  renewalAlertTag?: string;
  fupTime?: string;
  lastReasonName?: string;
  dealValue?: number;
  collectedAmount?: number;
  pendingCollectionAmount?: number;
  packageCount?: number;
  milestoneCount?: number;
  projectCount?: number;
  commentCount?: number;
  linkSentAt?: string;
  paymentFailedAt?: string;
  closedAt?: string;
  lostAt?: string;
  lostReasonName?: string;
  lostChildReasonName?: string;
  delayedActivationStatus?:
    | 'NotRequired'
    | 'Required'
    | 'PendingApproval'
    | 'Approved'
    | 'Rejected'
    | 'NotApplicable'
    | 'Lapsed';
  isEditable?: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface OpportunityFields {
  name?: string | null;
  line?: 'owner' | 'broker' | 'builder' | 'tenant';
  typeId?: 1 | 2;
  accountId: number;
  cityId?: number | null;
  statusId?: 1 | 3 | 4 | 5 | 8 | 2 | 6 | 7;
  brokerStage?:
    | 'pre_discovery'
    | 'discovery'
    | 'buy_initiation'
    | 'order_confirmation'
    | 'payment_failed'
    | null;
  sourceOpportunityId?: number | null;
  fupTime?: string | null;
}

/** A record of `form-schemas/owner-case.schema.json` as its calls answer it. */
export interface OwnerCase {
  id: number;
  name?: string;
  accountName?: string;
  agentId?: number;
  agentName?: string;
  cityName?: string;
  statusId?: number;
  caseStatusName?: string;
  fupTime?: string;
  assignedAt?: string;
  version: number;
}
/** What people write of it; null clears a field. */
export interface OwnerCaseFields {}

/** A record of `form-schemas/package-family.schema.json` as its calls answer it. */
export interface PackageFamily {
  id: number;
  name: string;
  clientTypeId: 1 | 2 | 3 | 4 | 5;
  familyEvent?: number;
  familyEventName?: string;
  active: boolean;
  packageCount?: number;
  familyPackages?: { id?: number; name?: string }[];
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface PackageFamilyFields {
  name: string;
  clientTypeId: 1 | 2 | 3 | 4 | 5;
  familyEvent?: number | null;
  active?: boolean;
}

/** A record of `form-schemas/package-price.schema.json` as its calls answer it. */
export interface PackagePrice {
  id: number;
  packageId: number;
  packageName?: string;
  packageFamilyId?: number;
  packageFamilyName?: string;
  pricing_parameters?: Record<string, unknown>;
  parameterText?: string;
  cityId?: number;
  cityName?: string;
  pricePaise: number;
  effectiveFrom: string;
  effectiveUntil?: string;
  status?: 'In force' | 'Starts later' | 'Over';
  isNetsuiteEnabled?: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface PackagePriceFields {
  packageId: number;
  pricing_parameters?: Record<string, unknown> | null;
  pricePaise: number;
  effectiveFrom: string;
  effectiveUntil?: string | null;
}

/** A record of `form-schemas/package.schema.json` as its calls answer it. */
export interface Package {
  id: number;
  name: string;
  displayName?: string;
  packageFamilyId: number;
  packageFamilyName?: string;
  clientTypeId?: 1 | 2 | 3 | 4 | 5;
  title?:
    | 'Basic'
    | 'Premium'
    | 'Premium +'
    | 'Assist'
    | 'Assist +'
    | 'Guarantee'
    | 'Relax'
    | 'Super Relax';
  agentType: 'FoS' | 'Telesales' | 'Both';
  durationDays: number;
  hsnCode: '998365' | '847170' | '998439' | '998716' | '998399' | '997159';
  description?: string;
  isPriceApplicable: boolean;
  requiredPricingParameters?: {
    name: string;
    type: 'string' | 'number' | 'boolean' | 'json' | 'enum';
    allowedValues?: string[];
  }[];
  packageProductMappings?: Record<string, unknown>[];
  basePricePaise?: number;
  isNetsuiteEnabled?: boolean;
  activeUntil?: string;
  active: boolean;
  status?: 'Live' | 'Draft' | 'Stopped' | 'Price missing' | 'Starts later';
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface PackageFields {
  name: string;
  displayName?: string | null;
  packageFamilyId: number;
  title?:
    | 'Basic'
    | 'Premium'
    | 'Premium +'
    | 'Assist'
    | 'Assist +'
    | 'Guarantee'
    | 'Relax'
    | 'Super Relax'
    | null;
  agentType: 'FoS' | 'Telesales' | 'Both';
  durationDays: number;
  hsnCode: '998365' | '847170' | '998439' | '998716' | '998399' | '997159';
  description?: string | null;
  isPriceApplicable?: boolean;
  requiredPricingParameters?:
    | {
        name: string;
        type: 'string' | 'number' | 'boolean' | 'json' | 'enum';
        allowedValues?: string[];
      }[]
    | null;
  activeUntil?: string | null;
  active?: boolean;
}

/** A record of `form-schemas/payment-link.schema.json` as its calls answer it. */
export interface PaymentLink {
  id: number;
  opportunityId?: number;
  opportunityName?: string;
  accountId?: number;
  accountName?: string;
  milestoneId?: number;
  milestoneName?: string;
  contactName?: string;
  paymentId?: number;
  url?: string;
  amount?: number;
  tdsPercentage?: number;
  net?: number;
  status?: 'created' | 'shared' | 'paid' | 'failed' | 'expired';
  isOpen?: boolean;
  failureReason?: string;
  sharedAt?: string;
  expiresAt?: string;
  createdByName?: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface PaymentLinkFields {}

/** A record of `form-schemas/payment.schema.json` as its calls answer it. */
export interface Payment {
  id: number;
  opportunityId: number;
  opportunityName?: string;
  accountId?: number;
  accountName?: string;
  milestoneId?: number;
  milestoneName?: string;
  legalEntityName?: string;
  modeOfPaymentId: number;
  paymentType?: 'Recollection' | 'Representation';
  statusId?: number;
  badge?:
    | 'Refunded'
    | 'Rejected after approval'
    | 'Sent back to RAM'
    | 'Rejected'
    | 'Approved'
    | 'Pending'
    | 'Other';
  acts?: string[];
  amount: number;
  tdsPercentage: number;
  tds?: number;
  net?: number;
  certified?: number;
  refunded?: number;
  booked?: number;
  referenceNumber?: string;
  bankName?: string;
  paymentDate: string;
  pincode?: string;
  yesBankResponseId?: number;
  previousPaymentId?: number;
  clearance?: 'uncleared' | 'cleared' | 'bounced';
  clearedAt?: string;
  bouncedAt?: string;
  remark?: string;
  decidedByName?: string;
  createdByName?: string;
  agentName?: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface PaymentFields {
  opportunityId: number;
  milestoneId?: number | null;
  modeOfPaymentId: number;
  amount: number;
  tdsPercentage?: number;
  referenceNumber?: string | null;
  bankName?: string | null;
  paymentDate: string;
  pincode?: string | null;
  yesBankResponseId?: number | null;
  remark?: string | null;
}

/** A record of `form-schemas/product-config.schema.json` as its calls answer it. */
export interface ProductConfig {
  id: number;
  productId: number;
  productName?: string;
  parameters?: Record<string, unknown>;
  quantity?: number;
  promotedDays?: number;
  cityName?: string;
  subscriptionRegionName?: string;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ProductConfigFields {
  productId: number;
  parameters?: Record<string, unknown> | null;
  active?: boolean;
}

/** A record of `form-schemas/product.schema.json` as its calls answer it. */
export interface Product {
  id: number;
  name: string;
  productTypeId: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  hsnCode: '998365' | '847170' | '998439' | '998716' | '998399' | '997159';
  description?: string;
  requiredActivationParameters?: {
    name: string;
    type: 'string' | 'number' | 'boolean' | 'date' | 'enum' | 'polygons' | 'listings';
    required?: boolean;
    allowedValues?: string[];
  }[];
  startDateMandatory: boolean;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ProductFields {
  name: string;
  productTypeId: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  hsnCode: '998365' | '847170' | '998439' | '998716' | '998399' | '997159';
  description?: string | null;
  requiredActivationParameters?:
    | {
        name: string;
        type: 'string' | 'number' | 'boolean' | 'date' | 'enum' | 'polygons' | 'listings';
        required?: boolean;
        allowedValues?: string[];
      }[]
    | null;
  startDateMandatory?: boolean;
  active?: boolean;
}

/** A record of `form-schemas/refund.schema.json` as its calls answer it. */
export interface Refund {
  id: number;
  paymentId?: number;
  opportunityName?: string;
  accountName?: string;
  amount?: number;
  paid?: number;
  reason?: string;
  status?: 'requested' | 'approved' | 'rejected' | 'paid';
  requestedByName?: string;
  decidedByName?: string;
  decidedAt?: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface RefundFields {}

/** A record of `form-schemas/region.schema.json` as its calls answer it. */
export interface Region {
  id: number;
  name: string;
  cityId: number;
  cityName?: string;
  localityCount?: number;
  localityRegionMappings?: { localityId: number; localityName?: string }[];
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface RegionFields {
  name: string;
  cityId: number;
  localityRegionMappings?: { localityId: number; localityName?: string }[] | null;
}

/** A record of `form-schemas/renewal.schema.json` as its calls answer it. */
export interface Renewal {
  id: number;
  packageName?: string;
  accountId?: number;
  accountName?: string;
  opportunityId?: number;
  sellerType?: 'Broker' | 'Builder' | 'Owner';
  profileType?: 'Rent/Resale' | 'New Project' | 'Premier Listings Broker';
  cityId?: number;
  agentName?: string;
  endDate?: string;
  daysLeft?: number;
  renewalBucket?: '30D' | '30-45D' | '45-60D' | '60-90D' | '>90D';
  lapsedBucket?: '7' | '8-15' | '16-30' | '31-60' | '61-180';
  isRenewed?: boolean;
  leads7?: number;
  leads30?: number;
  leads90?: number;
  salesPrice?: number;
  route?: string;
  version: number;
}
/** What people write of it; null clears a field. */
export interface RenewalFields {}

/** A record of `form-schemas/sales-branch.schema.json` as its calls answer it. */
export interface SalesBranch {
  id: number;
  name?: string;
  userCount?: number;
  version: number;
}
/** What people write of it; null clears a field. */
export interface SalesBranchFields {}

/** A record of `form-schemas/sellable-package.schema.json` as its calls answer it. */
export interface SellablePackage {
  id: number;
  name?: string;
  familyName?: string;
  clientTypeId?: 1 | 2 | 3 | 4 | 5;
  durationDays?: number;
  price?: number;
  version: number;
}
/** What people write of it; null clears a field. */
export interface SellablePackageFields {}

/** A record of `form-schemas/site-takeover.schema.json` as its calls answer it. */
export interface SiteTakeover {
  id: number;
  slot_id?: number;
  product_id?: number;
  slot_status?: 'draft' | 'held' | 'upcoming' | 'live' | 'ended' | 'stopped' | 'cancelled';
  is_draft?: boolean;
  is_frozen?: boolean;
  promotion_type: 'Paid' | 'Complimentary';
  entity_type_id: 2 | 3;
  entity_id?: number;
  entity_name?: string;
  product_type?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  polygon_uuids?: string[];
  polygon_names?: string[];
  builder_project_ids?: string;
  builder_projects?: { id?: number; name?: string }[];
  amount?: number;
  supply_user_uuid?: string;
  supply_user_name?: string;
  opportunity_id?: number;
  product_activation_id?: number;
  start_date?: string;
  end_date?: string;
  organic_hard_target?: number;
  organic_soft_target?: number;
  inner_churn_radius?: number;
  outer_churn_radius?: number;
  profile_type?: 'BUILDER' | 'BROKER' | 'OWNER';
  selling_type?: 'New Project' | 'Resale';
  send_activation_mail: boolean;
  deliver_developer_broker_leads: boolean;
  notes?: string;
  product_details?: {
    site_takeover_title?: string | null;
    site_takeover_subtitle?: string | null;
    offer_text?: string | null;
    property_video_url?: string | null;
    description?: string | null;
    redirection_url?: string | null;
    allow_zoomin?: boolean | null;
    show_image_only?: boolean | null;
  };
  product_cards?: {
    priority: number;
    content: string;
    title?: string | null;
    sub_title?: string | null;
    status?: 'active' | 'inactive' | null;
    product_id?: number | null;
    slot_id?: number | null;
    card_id?: number | null;
    image_tag_id?: number | null;
  }[];
  stop_reason?: string;
  stopped_at?: string;
  version: number;
  updated_at?: string;
  updated_by_name?: string;
}
/** What people write of it; null clears a field. */
export interface SiteTakeoverFields {
  is_draft?: boolean;
  promotion_type?: 'Paid' | 'Complimentary' | null;
  entity_type_id?: 2 | 3 | null;
  entity_id?: number | null;
  product_type?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | null;
  polygon_uuids?: string[] | null;
  builder_project_ids?: string | null;
  amount?: number | null;
  supply_user_uuid?: string | null;
  opportunity_id?: number | null;
  product_activation_id?: number | null;
  start_date?: string | null;
  end_date?: string | null;
  organic_hard_target?: number | null;
  organic_soft_target?: number | null;
  inner_churn_radius?: number | null;
  outer_churn_radius?: number | null;
  profile_type?: 'BUILDER' | 'BROKER' | 'OWNER' | null;
  selling_type?: 'New Project' | 'Resale' | null;
  send_activation_mail?: boolean | null;
  deliver_developer_broker_leads?: boolean | null;
  notes?: string | null;
  product_details?: {
    site_takeover_title?: string | null;
    site_takeover_subtitle?: string | null;
    offer_text?: string | null;
    property_video_url?: string | null;
    description?: string | null;
    redirection_url?: string | null;
    allow_zoomin?: boolean | null;
    show_image_only?: boolean | null;
  } | null;
  product_cards?:
    | {
        priority: number;
        content: string;
        title?: string | null;
        sub_title?: string | null;
        status?: 'active' | 'inactive' | null;
        product_id?: number | null;
        slot_id?: number | null;
        card_id?: number | null;
        image_tag_id?: number | null;
      }[]
    | null;
}

/** A record of `form-schemas/tan-threshold.schema.json` as its calls answer it. */
export interface TanThreshold {
  id: number;
  accountId?: number;
  legalEntityName?: string;
  tan?: string;
  financialYear?: string;
  thresholdLimit?: number;
  thresholdUtilized?: number;
}
/** What people write of it; null clears a field. */
export interface TanThresholdFields {}

/** A record of `form-schemas/termsheet-milestone.schema.json` as its calls answer it. */
export interface TermsheetMilestone {
  id: number;
  termsheetId?: number;
  name?: string;
  amount?: number;
  gst?: number;
  total?: number;
  paid?: number;
  pending?: number;
  digislateAmount?: number;
  startDate?: string;
  dueDate?: string;
  legalEntityName?: string;
  milestoneId?: number;
  opportunityId?: number;
  accountId?: number;
}
/** What people write of it; null clears a field. */
export interface TermsheetMilestoneFields {}

/** A record of `form-schemas/termsheet-package.schema.json` as its calls answer it. */
export interface TermsheetPackage {
  id: number;
  termsheetId?: number;
  opportunityPackageMappingId?: number;
  packageName?: string;
  packageFamilyName?: string;
  cityName?: string;
  quantity?: number;
  ratePrice?: number;
  salesPrice?: number;
  discount?: number;
  gst?: number;
  promotedDays?: number;
  startDate?: string;
  endDate?: string;
  discountStatus?: 'NotRequired' | 'Required' | 'PendingApproval' | 'Approved' | 'Rejected';
}
/** What people write of it; null clears a field. */
export interface TermsheetPackageFields {}

/** A record of `form-schemas/termsheet-product.schema.json` as its calls answer it. */
export interface TermsheetProduct {
  id: number;
  termsheetId?: number;
  productName?: string;
  packageName?: string;
  quantity?: number;
  taggedCount?: number;
  allocation?: number;
  amount?: number;
  startDate?: string;
  endDate?: string;
  activationState?: 'pending' | 'active' | 'failed' | 'stopped';
  activationError?: string;
  activationParameters?: string;
  extraDetail?: string;
  fixedParameters?: string;
  requiredActivationParameters?: string;
  isEditable?: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface TermsheetProductFields {
  activationParameters?: string;
}

/** A record of `form-schemas/termsheet-step.schema.json` as its calls answer it. */
export interface TermsheetStep {
  id: number;
  termsheetId?: number;
  step?: string;
  fromStatusId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  toStatusId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  authorName?: string;
  remark?: string;
  createdAt: string;
}
/** What people write of it; null clears a field. */
export interface TermsheetStepFields {}

/** A record of `form-schemas/termsheet.schema.json` as its calls answer it. */
export interface Termsheet {
  id: number;
  opportunityId: number;
  opportunityName?: string;
  line?: 'owner' | 'broker' | 'builder' | 'tenant';
  agentName?: string;
  accountId?: number;
  accountName?: string;
  accountLegalEntityId: number;
  legalEntityName?: string;
  gstinSez?: string;
  billingAddress?: string;
  shippingAddress?: string;
  contactId: number;
  contactName?: string;
  statusId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  acceptanceId?: 5 | 6 | 7;
  acts?: string[];
  rcmCaseId?: number;
  rcmStatus?: 'open' | 'approved' | 'rejected' | 'sent-back';
  rejectionReason?: string;
  rcmNotes?: string;
  fixCaseStatus?: 'inProgress' | 'success' | 'error';
  decidedByName?: string;
  value?: number;
  gst?: number;
  total?: number;
  collected?: number;
  pending?: number;
  packageCount?: number;
  milestoneCount?: number;
  productCount?: number;
  delayedActivationStatus?:
    | 'NotRequired'
    | 'Required'
    | 'PendingApproval'
    | 'Approved'
    | 'Rejected'
    | 'NotApplicable'
    | 'Lapsed';
  sentToRcmAt?: string;
  sharedAt?: string;
  acceptedAt?: string;
  expiresAt?: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface TermsheetFields {
  opportunityId: number;
  accountLegalEntityId: number;
  contactId: number;
}

/** A record of `form-schemas/ticket-category-attribute.schema.json` as its calls answer it. */
export interface TicketCategoryAttribute {
  id: number;
  name?: string;
  category?: number;
  type?: 'text' | 'number' | 'date' | 'choice';
  allowedValues?: string;
  isRequired?: boolean;
}
/** What people write of it; null clears a field. */
export interface TicketCategoryAttributeFields {}

/** A record of `form-schemas/ticket-category.schema.json` as its calls answer it. */
export interface TicketCategory {
  id: number;
  name?: string;
  parentId?: number;
}
/** What people write of it; null clears a field. */
export interface TicketCategoryFields {}

/** A record of `form-schemas/tile-row.schema.json` as its calls answer it. */
export interface TileRow {
  id: number;
  keyName?: string;
  name?: string;
  statusLabel?: string;
  fupTime?: string;
  isOverdue?: boolean;
  accountId?: number;
  accountName?: string;
  line?: 'owner' | 'broker' | 'builder' | 'tenant';
  cityId?: number;
  cityName?: string;
  agentId?: number;
  agentName?: string;
  amountPaise?: number;
  createdAt: string;
  assignedAt?: string;
  updatedAt: string;
  route?: string;
}
/** What people write of it; null clears a field. */
export interface TileRowFields {}

/** A record of `form-schemas/user.schema.json` as its calls answer it. */
export interface User {
  id: number;
  name: string;
  email: string;
  employeeCode?: string;
  userRoles: string[];
  parentId?: number;
  managerName?: string;
  designationId?: number;
  designationName?: string;
  departmentId: number;
  departmentName?: string;
  status: 1 | 0;
  joiningDate?: string;
  dateOfRelieving?: string;
  domainId: 1 | 5 | 7;
  countryId: number;
  companyId: number;
  branchName?: string;
  cityNames?: string;
  agentPhone?: string;
  isCallingActive?: boolean;
  virtualNumber?: string;
  isOwnerAgent?: boolean;
  campaignIds?: number[];
  campaignNames?: string;
  reportCount?: number;
  accountCount?: number;
  lastSignInAt?: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface UserFields {
  name: string;
  email: string;
  employeeCode?: string | null;
  userRoles: string[];
  parentId?: number | null;
  designationId?: number | null;
  departmentId?: number | null;
  status?: 1 | 0;
  joiningDate?: string | null;
  dateOfRelieving?: string | null;
  domainId?: 1 | 5 | 7;
  countryId?: number;
  companyId?: number | null;
}

/** A record of `form-schemas/virtual-number.schema.json` as its calls answer it. */
export interface VirtualNumber {
  id: number;
  number?: string;
  userId?: number;
  userName?: string;
  assignedAt?: string;
  active?: boolean;
  version: number;
}
/** What people write of it; null clears a field. */
export interface VirtualNumberFields {}

/** A record of `form-schemas/wallet-payment.schema.json` as its calls answer it. */
export interface WalletPayment {
  id: number;
  accountId?: number;
  paymentDate?: string;
  referenceNumber?: string;
  tdsPercentage?: number;
  amount?: number;
  amountExcludingTds?: number;
  remainingAmount?: number;
}
/** What people write of it; null clears a field. */
export interface WalletPaymentFields {}
